<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>grandissimo</name>
    <message numerus="yes">
        <source>{seat}: choose the region for the %n pardoned prisoner(s).</source>
        <translation>
            <numerusform>{seat}: choose the region for the pardoned prisoner.</numerusform>
            <numerusform>{seat}: choose the region for the %n pardoned prisoners.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Jester&apos;s gift(s) to place at the start of the next turn</source>
        <translation>
            <numerusform>%n Jester&apos;s gift to place at the start of the next turn</numerusform>
            <numerusform>%n Jester&apos;s gifts to place at the start of the next turn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n{more} Caballero(s) may go from the ship to coastal regions, one at a time.</source>
        <translation>
            <numerusform>{seat}: %n{more} Caballero may go from the ship to a coastal region.</numerusform>
            <numerusform>{seat}: %n{more} Caballeros may go from the ship to coastal regions, one at a time.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: your Free choice lets you move up to %n{more} Caballero(s) of any players before the regions are scored.</source>
        <translation>
            <numerusform>{seat}: your Free choice lets you move %n{more} Caballero of any player before the regions are scored.</numerusform>
            <numerusform>{seat}: your Free choice lets you move up to %n{more} Caballeros of any players before the regions are scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: make up to %n{more} move(s) with black Caballeros. Choose where from, then where to.</source>
        <translation>
            <numerusform>{seat}: you may make %n{more} move with a black Caballero. Choose where from, then where to.</numerusform>
            <numerusform>{seat}: make up to %n{more} moves with black Caballeros. Choose where from, then where to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Grand Inquisitor&apos;s %n black Caballero(s) are {in}.</source>
        <translation>
            <numerusform>%n of the Grand Inquisitor&apos;s black Caballeros is {in}.</numerusform>
            <numerusform>The Grand Inquisitor&apos;s %n black Caballeros are {in}.</numerusform>
        </translation>
    </message>
</context>
</TS>
