<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>intrigue_king</name>
    <message numerus="yes">
        <source>{seat} takes %n card(s) into hand.</source>
        <translation>
            <numerusform>{seat} takes %n card into hand.</numerusform>
            <numerusform>{seat} takes %n cards into hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat} places %n Caballero(s) by special action.</source>
        <translation>
            <numerusform>{seat} places %n Caballero by special action.</numerusform>
            <numerusform>{seat} places %n Caballeros by special action.</numerusform>
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
        <source>%n card(s) already chosen. Put one back first.</source>
        <translation>
            <numerusform>%n card already chosen. Put it back first.</numerusform>
            <numerusform>%n cards already chosen. Put one back first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The deck “{name}” has %n card(s), but {wanted} are needed.</source>
        <translation>
            <numerusform>The deck “{name}” has %n card, but {wanted} are needed.</numerusform>
            <numerusform>The deck “{name}” has %n cards, but {wanted} are needed.</numerusform>
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
        <source>%n Caballero(s) to your court in all</source>
        <translation>
            <numerusform>%n Caballero to your court in all</numerusform>
            <numerusform>%n Caballeros to your court in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: place up to %n Caballero(s) or end your turn. The Veto was your special action.</source>
        <translation>
            <numerusform>{seat}: place %n Caballero or end your turn. The Veto was your special action.</numerusform>
            <numerusform>{seat}: place up to %n Caballeros or end your turn. The Veto was your special action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: secretly choose %n{more} card(s) for your hand.</source>
        <translation>
            <numerusform>{seat}: secretly choose %n{more} card for your hand.</numerusform>
            <numerusform>{seat}: secretly choose %n{more} cards for your hand.</numerusform>
        </translation>
    </message>
</context>
</TS>
