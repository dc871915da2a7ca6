import type { DocumentType } from '../../src/rules/document/credentials';

export interface DemoContact {
  telefonoCelular?: string;
  telefonoResidencial?: string;
  lugar?: 'santoDomingo' | 'santiago';
  calle?: string;
  noCasa?: string;
  apartamento?: string;
  edificio?: string;
  sector?: string;
  correo?: string;
  debeActualizar?: boolean;
}

export interface DemoPerson {
  /** Who moved in with a later seed; an older demonstration gets them as well. */
  semilla?: 'inicio' | 'acceso';
  codigo: string;
  titular: string;
  nombres: string;
  apellidos: string;
  nacimiento: string;
  parentesco?: string;
  regimen: string;
  plan: string;
  estado?: 'activa' | 'suspendida' | 'cancelada';
  /** As a member would type them; the contract number is always the affiliate code. */
  cedula?: string;
  nss?: string;
  pasaporte?: string;
  contacto: DemoContact;
  cuenta?: {
    estado?: 'activa' | 'porActivar';
    bloqueada?: boolean;
    /** Until when it waits for its activation; without it for ever. */
    expira?: string;
    /** Its activation mail was given up. */
    correoPerdido?: boolean;
    entraCon: DocumentType;
    codigo: number;
    para: string;
    porque: string;
  };
  /** Somebody who has no account yet. */
  registro?: { entraCon: DocumentType; para: string; porque: string };
}

const completa: DemoContact = {
  telefonoCelular: '809-555-0101',
  telefonoResidencial: '809-555-0102',
  lugar: 'santoDomingo',
  calle: 'Calle “El Conde”',
  noCasa: '5',
  sector: 'Ciudad Colonial',
};

/** Who lives in the demonstration. What happens at the log-in follows from these rows, not from the numbers. */
export const demoPeople: readonly DemoPerson[] = [
  {
    codigo: '10000001',
    titular: '10000001',
    nombres: 'María Altagracia',
    apellidos: 'Peña Núñez',
    nacimiento: '1984-03-12',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    cedula: '001-1000001-1',
    nss: '200000001',
    contacto: { ...completa, correo: 'maria.pena@ejemplo.do' },
    cuenta: {
      entraCon: 1,
      codigo: 1007,
      para: 'Titular con dos menores y una dependiente adulta: va al inicio',
      porque: 'cuenta activa, afiliación activa, contacto completo',
    },
  },
  {
    codigo: '10000011',
    titular: '10000001',
    nombres: 'Sofía Belén',
    apellidos: 'Reyes Peña',
    nacimiento: '2014-08-21',
    parentesco: 'Hija',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    nss: '200000011',
    contacto: { ...completa },
  },
  {
    codigo: '10000012',
    titular: '10000001',
    nombres: 'Íñigo José',
    apellidos: 'Reyes Peña',
    nacimiento: '2018-01-05',
    parentesco: 'Hijo',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    nss: '200000012',
    contacto: { ...completa },
  },
  {
    codigo: '10000013',
    titular: '10000001',
    nombres: 'Carmen Luisa',
    apellidos: 'Núñez viuda de Peña',
    nacimiento: '1955-11-30',
    parentesco: 'Madre',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    cedula: '001-1000013-1',
    nss: '200000013',
    contacto: { ...completa, correo: 'carmen.nunez@ejemplo.do' },
    cuenta: {
      entraCon: 1,
      codigo: 1007,
      para: 'Dependiente adulta: solo ve lo suyo',
      porque: 'cuenta activa de una dependiente',
    },
  },
  {
    codigo: '10000002',
    titular: '10000002',
    nombres: 'Juan Bautista',
    apellidos: 'Güílamo de la Cruz',
    nacimiento: '1979-06-24',
    regimen: 'SUBSIDIADO',
    plan: 'Plan Subsidiado',
    cedula: '023-1000002-2',
    nss: '200000002',
    contacto: { telefonoCelular: '829-555-0202' },
    cuenta: {
      entraCon: 1,
      codigo: 1007,
      para: 'Régimen subsidiado: va a completar sus datos de contacto',
      porque: 'faltan correo, región, provincia y municipio',
    },
  },
  {
    codigo: '10000003',
    titular: '10000003',
    nombres: 'Ramón Emilio',
    apellidos: 'Ureña Báez',
    nacimiento: '1948-09-02',
    regimen: 'PENSIONADOS DEL ESTADO',
    plan: 'Plan Especial de Pensionados',
    cedula: '031-1000003-3',
    nss: '200000003',
    contacto: { ...completa, lugar: 'santiago', calle: 'Av. 27 de Febrero', correo: 'ramon.urena@ejemplo.do' },
    cuenta: {
      entraCon: 2,
      codigo: 1007,
      para: 'Pensionado que entra con su NSS: va al inicio',
      porque: 'cuenta activa, contacto completo',
    },
  },
  {
    codigo: '10000004',
    titular: '10000004',
    nombres: 'Yokasta',
    apellidos: 'Muñoz Sánchez',
    nacimiento: '1992-12-15',
    regimen: 'SeNaSa LARIMAR',
    plan: 'Plan Larimar',
    cedula: '402-1000004-4',
    contacto: { ...completa, correo: 'yokasta.munoz@ejemplo.do', debeActualizar: true },
    cuenta: {
      entraCon: 3,
      codigo: 1007,
      para: 'Plan Larimar, entra con su contrato: va a completar sus datos de contacto',
      porque: 'el servidor pide actualizar el contacto aunque está completo',
    },
  },
  {
    codigo: '10000005',
    titular: '10000005',
    nombres: 'Jean-Étienne',
    apellidos: 'Œuvrard',
    nacimiento: '1988-07-14',
    regimen: 'COLECTIVOS VOLUNTARIOS',
    plan: 'Plan Voluntario Colectivo “Oro”',
    pasaporte: 'FR12AB3456',
    contacto: { ...completa, correo: 'jean.oeuvrard@ejemplo.do' },
    cuenta: {
      entraCon: 4,
      codigo: 1007,
      para: 'Colectivo voluntario, entra con su pasaporte: va al inicio y lee una alerta',
      porque: 'cuenta activa, contacto completo, alerta personal',
    },
  },
  {
    codigo: '10000006',
    titular: '10000006',
    nombres: 'Francisca Antonia del Perpetuo Socorro Inmaculada',
    apellidos: 'Fernández-Echavarría de los Santos y Rodríguez-Villafañe',
    nacimiento: '1966-02-28',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Complementario Avanzado Especial con Cobertura Internacional',
    cedula: '047-1000006-6',
    nss: '200000006',
    contacto: { telefonoResidencial: '809-555-0606', debeActualizar: false },
    cuenta: {
      entraCon: 1,
      codigo: 1007,
      para: 'Nombre muy largo: va al inicio',
      porque: 'cuenta activa; faltan datos, pero el servidor no pide actualizarlos',
    },
  },
  {
    codigo: '10000007',
    titular: '10000007',
    nombres: 'Ana Iris',
    apellidos: 'Cedeño Ortiz',
    nacimiento: '1995-05-19',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    cedula: '001-1000007-7',
    contacto: {},
    cuenta: {
      estado: 'porActivar',
      entraCon: 1,
      codigo: 1003,
      para: 'Cuenta pendiente de activación: diálogo «Información»',
      porque: 'cuenta por activar',
    },
  },
  {
    codigo: '10000008',
    titular: '10000008',
    nombres: 'Pedro Julio',
    apellidos: 'Montaño Féliz',
    nacimiento: '1971-10-08',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    cedula: '001-1000008-8',
    contacto: {},
    cuenta: {
      bloqueada: true,
      entraCon: 1,
      codigo: 1017,
      para: 'Cuenta bloqueada: advertencia',
      porque: 'bloqueada a mano hasta 2099',
    },
  },
  {
    codigo: '10000009',
    titular: '10000009',
    nombres: 'Altagracia',
    apellidos: 'Guzmán Piña',
    nacimiento: '1983-01-21',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    estado: 'suspendida',
    cedula: '001-1000009-9',
    contacto: {},
    cuenta: {
      entraCon: 1,
      codigo: 1018,
      para: 'Otro código: error con el mensaje del servidor',
      porque: 'afiliación suspendida',
    },
  },
  {
    semilla: 'inicio',
    codigo: '10000010',
    titular: '10000010',
    nombres: `\u202e<img src=x onerror="alert(1)"> ${'Wenceslao '.repeat(17)}`.trim(),
    apellidos: `<b>D’Óleo</b> & ${'Ñáñez'.repeat(37)}`,
    nacimiento: '1990-04-01',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud <script>alert(1)</script>',
    cedula: '001-1000010-0',
    contacto: { ...completa, correo: 'wenceslao.doleo@ejemplo.do' },
    cuenta: {
      entraCon: 1,
      codigo: 1007,
      para: 'Nombres, plan, alerta y notificaciones hostiles: todo se lee como texto',
      porque: 'nombres y apellidos de 200 letras con marcas HTML y de dirección del texto',
    },
  },
  {
    semilla: 'acceso',
    codigo: '10000021',
    titular: '10000021',
    nombres: 'Luis Manuel',
    apellidos: 'Batista Rosario',
    nacimiento: '1987-09-24',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    cedula: '001-1000021-1',
    nss: '200000021',
    contacto: { ...completa },
    registro: {
      entraCon: 1,
      para: 'Se registra desde cero: titular con una hija y su madre',
      porque: 'afiliación activa, sin cuenta, siete preguntas',
    },
  },
  {
    semilla: 'acceso',
    codigo: '10000022',
    titular: '10000021',
    nombres: 'Ámbar',
    apellidos: 'Batista Lora',
    nacimiento: '2016-04-02',
    parentesco: 'Hija',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    nss: '200000022',
    contacto: { ...completa },
  },
  {
    semilla: 'acceso',
    codigo: '10000023',
    titular: '10000021',
    nombres: 'Mercedes',
    apellidos: 'Rosario de Batista',
    nacimiento: '1959-06-30',
    parentesco: 'Madre',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    cedula: '001-1000023-3',
    contacto: { ...completa },
    registro: {
      entraCon: 1,
      para: 'No puede registrarse: hay menos de tres preguntas',
      porque: 'dependiente sin fecha de afiliación: solo se conocen dos datos',
    },
  },
  {
    semilla: 'acceso',
    codigo: '10000024',
    titular: '10000024',
    nombres: 'Nelson Rafael',
    apellidos: 'Tavárez Ñíguez',
    nacimiento: '1974-12-01',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Complementario Avanzado',
    nss: '200000024',
    contacto: { telefonoCelular: '849-555-0024' },
    registro: {
      entraCon: 2,
      para: 'Se registra con su NSS; una de sus preguntas es de un tipo desconocido y no se usa',
      porque: 'un centro de servicios le guardó una pregunta de tipo 4',
    },
  },
  {
    semilla: 'acceso',
    codigo: '10000025',
    titular: '10000025',
    nombres: 'Chiara',
    apellidos: 'D’Angelo',
    nacimiento: '1991-02-17',
    regimen: 'COLECTIVOS VOLUNTARIOS',
    plan: 'Plan Voluntario Colectivo “Oro”',
    pasaporte: 'YA4567890',
    contacto: {},
    registro: {
      entraCon: 4,
      para: 'Se registra con su pasaporte, en minúsculas o mayúsculas',
      porque: 'afiliación activa, sin cuenta, seis preguntas',
    },
  },
  {
    semilla: 'acceso',
    codigo: '10000026',
    titular: '10000026',
    nombres: 'Rosanna',
    apellidos: 'Jiménez Abreu',
    nacimiento: '1996-07-08',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    cedula: '001-1000026-6',
    contacto: { correo: 'rosanna.jimenez@ejemplo.do' },
    cuenta: {
      estado: 'porActivar',
      expira: '2026-01-31T12:00:00Z',
      entraCon: 1,
      codigo: 1003,
      para: 'Registro vencido: el registro le pide validar sus datos de nuevo (1012)',
      porque: 'cuenta por activar cuyo plazo pasó',
    },
  },
  {
    semilla: 'acceso',
    codigo: '10000027',
    titular: '10000027',
    nombres: 'Santiago',
    apellidos: 'Polanco Frías',
    nacimiento: '1980-11-11',
    regimen: 'CONTRIBUTIVO',
    plan: 'Plan Básico de Salud',
    cedula: '001-1000027-7',
    contacto: { correo: 'santiago.polanco@ejemplo.do' },
    cuenta: {
      estado: 'porActivar',
      correoPerdido: true,
      entraCon: 1,
      codigo: 1003,
      para: 'Su correo de activación se perdió: el reenvío le permite pedirlo otra vez (1004)',
      porque: 'cuenta por activar cuyo correo no se pudo entregar',
    },
  },
];

/** Since when they are members: those of every seed, because the first ones were sown without it. */
export const demoAffiliations: Readonly<Record<string, string>> = {
  '10000001': '2009-02-16',
  '10000011': '2014-09-01',
  '10000012': '2018-02-01',
  '10000013': '2010-05-03',
  '10000002': '2012-10-22',
  '10000003': '2008-01-14',
  '10000004': '2021-06-01',
  '10000005': '2023-03-15',
  '10000006': '2011-08-08',
  '10000007': '2019-11-04',
  '10000008': '2013-04-29',
  '10000009': '2016-07-18',
  '10000010': '2020-12-07',
  '10000021': '2015-05-11',
  '10000022': '2016-05-02',
  '10000024': '2017-09-25',
  '10000025': '2024-01-08',
  '10000026': '2022-10-10',
  '10000027': '2018-03-19',
};

export const demoPassword = 'clave1234';
