import { splitNames } from './split-names';

/** Common names of the country; each combination is invented. */
export const firstNames = splitNames(
  'Juan · María · José · Ana · Luis · Carmen · Rafael · Altagracia · Pedro · Yokasta · Manuel · Rosa · Francisco · Josefina · Ramón · Mercedes · Miguel · Dulce · Carlos · Milagros · Julio · Yudelka · Víctor · Clara · Héctor · Elena · Domingo · Patricia · Ángel · Martha · Santiago · Evelyn · Wilfredo · Johanna · Fausto · Ivelisse · Roberto · Lourdes · Nelson · Rosanna · Freddy · Claribel · Radhamés · Yanet · Leonardo · Katherine · Andrés · Nathalie · Eddy · Belkis · Ernesto · Arelis · Joaquín · Zoila · Máximo · Soraya · Félix · Ingrid · Cristóbal · Noemí',
);

export const secondNames = splitNames(
  'Antonio · Alberto · del Carmen · Isabel · Bautista · Lucía · Enrique · Mercedes · de Jesús · Teresa · Emilio · Margarita · Alejandro · Esther · Ernesto · Cristina · Leonel · Yadira · Arturo · Beatriz · Daniel · Esperanza',
);

export const surnames = splitNames(
  'Pérez · Rodríguez · Martínez · García · Sánchez · Reyes · Díaz · Peña · Jiménez · Ramírez · Hernández · Rosario · González · Santos · Núñez · Castillo · De la Cruz · Fernández · Gómez · Guzmán · Polanco · Mejía · Vásquez · Almonte · Cruz · Báez · Santana · Medina · Encarnación · Mateo · Cabrera · Ortiz · Familia · Tejada · Marte · Paulino · Taveras · Liriano · Ureña · Ventura · Contreras · Feliz · Cuevas · Matos · Abreu · Batista · Brito · Bonilla · Capellán · Collado · Disla · Espinal · Estévez · Florián · Frías · Genao · Grullón · Henríquez · Infante · Lantigua · Lora · Luciano · Mañón · Minaya · Montero · Moquete · Mota · Nin · Ogando · Pichardo · Pimentel · Quezada · Roa · Rosa · Sosa · Suero · Toribio · Tavárez · Ulloa · Valdez · Veloz · Zapata · Zorrilla · Ñáñez · Peguero · Germosén · Beltré · Ceballos · Duvergé · Echavarría',
);

/** What centers are called after. */
export const centerNames = splitNames(
  'San Rafael · Santa Ana · La Altagracia · San José · Las Mercedes · El Carmen · San Miguel · Divina Providencia · Corazón de Jesús · La Milagrosa · Santa Lucía · San Antonio · Central · del Este · del Cibao · del Sur · La Esperanza · El Progreso · Las Palmas · Los Robles · El Paraíso · La Fe · Nueva Vida · Buena Salud · Amanecer · Quisqueya · Anacaona · Enriquillo · Caribe · Los Jardines · El Faro · La Trinitaria · Juan Pablo Duarte · Salomé Ureña · Mirador · La Fuente · El Buen Samaritano · Santo Cristo · Vida Plena · San Lorenzo · Los Mina · Bella Vista · La Paz · Esmeralda · Horizonte · Las Américas · Monumental · La Sirena · El Mamey · Virgen del Rosario',
);

export const streets = splitNames(
  'Calle Duarte · Calle Sánchez · Calle Mella · Avenida Independencia · Calle 27 de Febrero · Avenida Libertad · Calle Restauración · Calle San Juan · Calle del Sol · Avenida Circunvalación · Calle Padre Billini · Calle Las Flores · Calle Gregorio Luperón · Calle Eugenio María de Hostos · Calle Primera · Calle Beller · Avenida Estrella Sadhalá · Calle Juan Isidro Pérez · Calle 16 de Agosto · Carretera vieja',
);

export const sectors = splitNames(
  'Centro · Los Maestros · Ensanche Libertad · La Joya · Pueblo Nuevo · Las Colinas · Villa Olímpica · El Invi · Los Rieles · La Otra Banda · Los Prados · San Martín · El Millón · Buenos Aires · Villa Verde · Los Cocos',
);
