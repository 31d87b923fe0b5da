<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>inquisitor_colonies</name>
    <message numerus="yes">
        <source>%n point(s), {place}</source>
        <translation>
            <numerusform>%n point, {place}</numerusform>
            <numerusform>%n points, {place}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} scores %n point(s) ({reason}).</source>
        <translation>
            <numerusform>{seat} scores %n point ({reason}).</numerusform>
            <numerusform>{seat} scores %n points ({reason}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n black Caballero(s) are placed {in}.</source>
        <translation>
            <numerusform>%n black Caballero is placed {in}.</numerusform>
            <numerusform>%n black Caballeros are placed {in}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: whose Caballero gets a space on the Limit table? %n space(s) left.</source>
        <translation>
            <numerusform>{seat}: whose Caballero gets a space on the Limit table? %n space left.</numerusform>
            <numerusform>{seat}: whose Caballero gets a space on the Limit table? %n spaces left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} black Caballero(s). Choose where from, then where to.</source>
        <translation>
            <numerusform>{seat}: you may move %n{more} black Caballero. Choose where from, then where to.</numerusform>
            <numerusform>{seat}: move up to %n{more} black Caballeros. Choose where from, then where to.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} Caballero(s) from your court onto the ship.</source>
        <translation>
            <numerusform>{seat}: you may move %n{more} Caballero from your court onto the ship.</numerusform>
            <numerusform>{seat}: move up to %n{more} Caballeros from your court onto the ship.</numerusform>
        </translation>
    </message>
</context>
</TS>
