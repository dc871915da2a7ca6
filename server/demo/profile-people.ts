import { fullContact } from './full-contact';
import type { DemoPerson } from './person';

const titular = '10000034';

/** Two families in one core: eight of the basic plan, four more of the complementary one. */
const coreOfTwelve: readonly (readonly [string, string, string, string, ...('complementario' | undefined)[]])[] = [
  ['Rafael Antonio', 'Méndez Ogando', '1970-02-11', 'Esposo'],
  ['Laura Isabel', 'Méndez Féliz', '1999-08-03', 'Hija'],
  ['Rafael Andrés', 'Méndez Féliz', '2010-10-19', 'Hijo'],
  ['Daniel', 'Méndez Féliz', '2012-12-31', 'Hijo'],
  ['Ana Lucía', 'Méndez Féliz', '2015-09-09', 'Hija'],
  ['Mía Zoé', 'Méndez Féliz', '2018-05-27', 'Hija'],
  ['Noé', 'Méndez Féliz', '2021-02-28', 'Hijo'],
  ['Emma Ñáñez', 'Méndez Féliz', '2024-08-15', 'Hija'],
  ['Altagracia', 'Ogando de Méndez', '1944-01-06', 'Suegra', 'complementario'],
  ['Porfirio', 'Méndez', '1941-07-30', 'Suegro', 'complementario'],
  ['Digna Emérita', 'Féliz Cuevas', '1949-03-03', 'Madre', 'complementario'],
  ['Julián', 'Féliz Peralta', '2012-04-14', 'Sobrino', 'complementario'],
];

const ordinary = { semilla: 'perfil', regimen: 'CONTRIBUTIVO', plan: 'Plan Básico de Salud' } as const;

/** People whose profile has many, no or unusual data. */
export const profilePeople: readonly DemoPerson[] = [
  {
    ...ordinary,
    codigo: '10000031',
    titular: '10000031',
    nombres: 'Miguelina',
    apellidos: 'Brito Encarnación',
    nacimiento: '1994-06-06',
    cedula: '001-1000031-1',
    contacto: { ...fullContact, correo: 'miguelina.brito@ejemplo.do' },
    cuenta: {
      entraCon: 1,
      codigo: 1007,
      para: 'Plan sin balances: va al inicio',
      porque: 'cuenta activa; su plan no tiene montos',
    },
  },
  {
    ...ordinary,
    codigo: '10000032',
    titular: '10000032',
    nombres: 'Hipólito',
    apellidos: 'Santana Mejía',
    nacimiento: '1961-08-13',
    cedula: '001-1000032-2',
    contacto: { ...fullContact, correo: 'hipolito.santana@ejemplo.do' },
    cuenta: {
      entraCon: 1,
      codigo: 1007,
      para: 'Plan vencido: va al inicio',
      porque: 'cuenta activa; la vigencia de su plan terminó el año pasado',
    },
  },
  {
    ...ordinary,
    codigo: '10000033',
    titular: '10000033',
    nombres: 'Josefina',
    apellidos: 'Tejeda Almonte',
    nacimiento: '1976-11-25',
    cedula: '001-1000033-3',
    contacto: { ...fullContact, lugar: 'santiago', correo: 'josefina.tejeda@ejemplo.do' },
    cuenta: {
      entraCon: 1,
      codigo: 1007,
      para: 'Diez planes, uno de ellos del tipo 3: va al inicio',
      porque: 'cuenta activa, contacto completo',
    },
  },
  {
    ...ordinary,
    codigo: titular,
    titular,
    nombres: 'Bienvenida',
    apellidos: 'Féliz Cuevas',
    nacimiento: '1973-05-20',
    cedula: '001-1000034-4',
    contacto: { ...fullContact, correo: 'bienvenida.feliz@ejemplo.do' },
    cuenta: {
      entraCon: 1,
      codigo: 1007,
      para: 'Titular de un núcleo de doce, cuatro de ellos complementarios: va al inicio',
      porque: 'cuenta activa, contacto completo',
    },
  },
  ...coreOfTwelve.map(([nombres, apellidos, nacimiento, parentesco, core], index): DemoPerson => {
    const codigo = String(10_000_041 + index);
    return {
      ...ordinary,
      codigo,
      titular,
      nombres,
      apellidos,
      nacimiento,
      parentesco,
      nss: `2${codigo.slice(1)}0`,
      ...(core === undefined ? {} : { complementario: true }),
      contacto: { ...fullContact },
    };
  }),
  {
    ...ordinary,
    codigo: '10000035',
    titular: '10000035',
    nombres: 'Wilkin',
    apellidos: 'Paredes Lantigua',
    nacimiento: '2003-03-30',
    cedula: '402-1000035-5',
    contacto: {},
    sinContacto: true,
    cuenta: {
      entraCon: 1,
      codigo: 1007,
      para: 'Sin datos de contacto: va a completarlos',
      porque: 'no tiene fila de contacto',
    },
  },
];
