/** The most common passwords. Each entry also covers the same word with a few digits or signs added. */
export const commonWords: ReadonlySet<string> = new Set(
  `clave contrasena contrasenia password passwd pass secreto secret admin administrador root usuario user login acceso
  entrar invitado guest prueba test demo temporal cambiame changeme default bienvenido welcome hola hello adios
  qwerty qwertyuiop qwert asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
  abc abcd abcde abcdef abcdefg abcabc abcdabcd aeiou letmein iloveyou teamo tequiero teextrano miamor amor amorcito
  mivida corazon cielo princesa princess reina bebe bebesita bebecito gordita gordito flaca flaco negra negrita linda
  bonita hermosa preciosa muneca chiquita chiquito papi mami mama papa madre padre abuela hermano hermana familia hijos
  mihija mihijo amigo amiga amigos amistad dios diosmio diosesamor diosesfiel diosesbueno jesus jesucristo cristo jehova
  bendicion bendiciones angel angeles angelito santos virgen altagracia milagro gloria esperanza
  maria jose juan luis carlos pedro pablo ramon rafael miguel manuel antonio francisco fernando daniel david jorge andres
  alejandro roberto ricardo eduardo julio cesar victor martin ana carmen rosa laura sofia isabel elena patricia andrea
  gabriela alejandra daniela valentina camila karina yolanda teresa julia lucia paola natalia michelle jessica jennifer
  dominicana dominicano republica quisqueya santodomingo santiago laromana puntacana caribe caribbean patria libertad
  duarte merengue bachata mangu sancocho platano tigueres licey aguilas aguilascibaenas escogido estrellas leones toros
  gigantes beisbol baseball pelota futbol football soccer basket basketball boxeo barcelona barca realmadrid madrid
  messi ronaldo neymar yankees dodgers jordan superman batman spiderman pokemon naruto goku dragon dragonball starwars
  mickey barbie kitty hellokitty minecraft fortnite playstation xbox nintendo
  computadora internet google facebook instagram whatsapp youtube twitter tiktok samsung iphone android microsoft windows
  claro altice orange viva banreservas popular
  sol luna estrella cielito mariposa flores flor rosas girasol tigre leon gato perro perrito gatito caballo aguila
  delfin conejo chocolate cafe vainilla azucar naranja manzana fresa mango coco
  verano primavera otono invierno lunes martes miercoles jueves viernes sabado domingo enero febrero marzo abril mayo
  junio septiembre octubre noviembre diciembre navidad feliz felicidad fiesta musica guitarra
  monkey master shadow sunshine summer flower lovely love loveme baby babygirl ninja killer freedom trustno trustnoone
  access whatever hunter ranger buster tigger pepper ginger cookie cheese banana orange purple silver golden
  seguro segurosocial senasa salud ars medico doctor doctora hospital clinica farmacia pastilla oficina oficinavirtual
  virtual portal afiliado afiliada afiliacion carnet cedula larimar ambar`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
