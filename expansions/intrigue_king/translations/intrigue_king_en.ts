<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>intrigue_king</name>
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
</context>
</TS>
