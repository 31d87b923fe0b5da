<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>template</name>
    <message numerus="yes">
        <source>{seat}: bring up to %n more of your own Caballero(s) by ship to another coastal region.</source>
        <translation>
            <numerusform>{seat}: bring %n more of your own Caballeros by ship to another coastal region.</numerusform>
            <numerusform>{seat}: bring up to %n more of your own Caballeros by ship to another coastal region.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Caballero(s) on the islands.</source>
        <translation>
            <numerusform>%n Caballero on the islands.</numerusform>
            <numerusform>%n Caballeros on the islands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{seat}: %n point(s) if they were scored now.</source>
        <translation>
            <numerusform>{seat}: %n point if they were scored now.</numerusform>
            <numerusform>{seat}: %n points if they were scored now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ferry(ies) still to sail</source>
        <translation>
            <numerusform>%n ferry still to sail</numerusform>
            <numerusform>%n ferries still to sail</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room for %n Caballero(s)</source>
        <translation>
            <numerusform>Room for %n Caballero</numerusform>
            <numerusform>Room for %n Caballeros</numerusform>
        </translation>
    </message>
</context>
</TS>
