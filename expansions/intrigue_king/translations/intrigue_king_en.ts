<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>intrigue_king</name>
    <message numerus="yes">
        <source>{seat} takes %n card(s) into the hand.</source>
        <translation>
            <numerusform>{seat} takes %n card into the hand.</numerusform>
            <numerusform>{seat} takes %n cards into the hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} places %n Caballero(s) otherwise.</source>
        <translation>
            <numerusform>{seat} places %n Caballero otherwise.</numerusform>
            <numerusform>{seat} places %n Caballeros otherwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose secretly %n more card(s) for your hand.</source>
        <translation>
            <numerusform>{seat}: choose secretly %n more card for your hand.</numerusform>
            <numerusform>{seat}: choose secretly %n more cards for your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) in the reserve</source>
        <translation>
            <numerusform>%n Caballero in the reserve</numerusform>
            <numerusform>%n Caballeros in the reserve</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: choose %n card(s) for the whole game</source>
        <translation>
            <numerusform>{seat}: choose %n card for the whole game</numerusform>
            <numerusform>{seat}: choose %n cards for the whole game</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are chosen already. Put one back first.</source>
        <translation>
            <numerusform>%n card is chosen already. Put it back first.</numerusform>
            <numerusform>%n cards are chosen already. Put one back first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck “{name}” has %n card(s), but {wanted} are wanted.</source>
        <translation>
            <numerusform>The deck “{name}” has %n card, but {wanted} are wanted.</numerusform>
            <numerusform>The deck “{name}” has %n cards, but {wanted} are wanted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still missing</source>
        <translation>
            <numerusform>%n still missing</numerusform>
            <numerusform>%n still missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) to the court in all</source>
        <translation>
            <numerusform>%n Caballero to the court in all</numerusform>
            <numerusform>%n Caballeros to the court in all</numerusform>
        </translation>
    </message>
</context>
</TS>
