<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>template</name>
    <message numerus="yes">
        <source>%n Caballero(s) on the islands.</source>
        <translation>
            <numerusform>%n Caballero on the islands.</numerusform>
            <numerusform>%n Caballeros on the islands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n point(s) if scored now.</source>
        <translation>
            <numerusform>{seat}: %n point if scored now.</numerusform>
            <numerusform>{seat}: %n points if scored now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferry crossing(s) left</source>
        <translation>
            <numerusform>%n ferry crossing left</numerusform>
            <numerusform>%n ferry crossings left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room for %n Caballero(s)</source>
        <translation>
            <numerusform>Room for %n Caballero</numerusform>
            <numerusform>Room for %n Caballeros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: move up to %n{more} of your own Caballero(s) by ship to another coastal region.</source>
        <translation>
            <numerusform>{seat}: you may move %n{more} of your own Caballeros by ship to another coastal region.</numerusform>
            <numerusform>{seat}: move up to %n{more} of your own Caballeros by ship to another coastal region.</numerusform>
        </translation>
    </message>
</context>
</TS>
