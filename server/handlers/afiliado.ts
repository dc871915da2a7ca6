import { formatCedula } from '../../src/rules/document/cedula';
import { timeZone } from '../access/family';
import { HttpProblem } from '../http/http-problem';
import type { HandlerParts, HandlersOf } from './handlers';

interface Person {
  nombres: string;
  apellidos: string;
  regimen: string;
  tipoAfiliacion: string;
}

interface Contact {
  telefonoCelular: string;
  telefonoResidencial: string;
  idRegion: string;
  region: string;
  idProvincia: string;
  provincia: string;
  idMunicipio: string;
  municipio: string;
  calle: string;
  noCasa: string;
  apartamento: string;
  edificio: string;
  sector: string;
  correoElectronico: string;
  debeActualizarDatosContacto: boolean | null;
}

interface Card {
  idAfiliado: string;
  tipoAfiliado: string;
  cedula: string;
  nss: string;
  regimen: string;
  planes_Nombre: string;
  idTipoPlan: number;
}

interface Participant {
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  cedula: string;
  nss: string;
  parentesco: string;
  mayorEdad: boolean;
}

const documents = `coalesce((SELECT numero FROM documentos WHERE codigo_afiliado = a.codigo AND tipo = 1), '') AS cedula,
  coalesce((SELECT numero FROM documentos WHERE codigo_afiliado = a.codigo AND tipo = 2), '') AS nss`;

/** An adult of the core is there by name; the documents are the adult's own. */
const asSeenByHolder = (participant: Participant): Participant =>
  participant.mayorEdad
    ? { ...participant, cedula: '', nss: '' }
    : { ...participant, cedula: formatCedula(participant.cedula) };

const writtenAddress = (contact: Contact): string =>
  [
    [contact.calle, contact.noCasa].filter((part) => part.trim() !== '').join(' '),
    contact.edificio,
    contact.apartamento,
    contact.sector,
    contact.municipio,
    contact.provincia,
  ]
    .filter((part) => part.trim() !== '')
    .join(', ');

const planStates = { activa: 'ACTIVO', suspendida: 'SUSPENDIDO', cancelada: 'SIN SERVICIO' } as const;

export const afiliadoHandlers = ({
  db,
  now,
  links,
}: HandlerParts): HandlersOf<'getAfiliado' | 'confirmarAfiliado' | 'datoscontactos' | 'nucleoCarnet'> => ({
  getAfiliado: async ({ query }) => {
    const [person] = await db.query<Person>(
      `SELECT nombres, apellidos, regimen, tipo_afiliacion AS "tipoAfiliacion" FROM afiliados WHERE codigo = $1`,
      [query.CodigoAfiliado],
    );
    if (person === undefined) throw new HttpProblem(404);
    return person;
  },

  confirmarAfiliado: async ({ query: { Token } }) => {
    const { codigoAfiliado } = await links.open(Token, 'confirmarAfiliado');
    const [person] = await db.query<{
      nombres: string;
      apellidos: string;
      tipoPlan: string;
      estado: keyof typeof planStates;
    }>(`SELECT nombres, apellidos, plan AS "tipoPlan", estado FROM afiliados WHERE codigo = $1`, [codigoAfiliado]);
    if (person === undefined) throw new HttpProblem(404);
    const { nombres, apellidos, tipoPlan, estado } = person;
    return { nombres, apellidos, codigoAfiliado, planes: [{ tipoPlan, estado: planStates[estado] }] };
  },

  datoscontactos: async ({ query }) => {
    const [contact] = await db.query<Contact>(
      `SELECT telefono_celular AS "telefonoCelular", telefono_residencial AS "telefonoResidencial",
         id_region AS "idRegion", region, id_provincia AS "idProvincia", provincia, id_municipio AS "idMunicipio",
         municipio, calle, no_casa AS "noCasa", apartamento, edificio, sector,
         correo_electronico AS "correoElectronico", debe_actualizar AS "debeActualizarDatosContacto"
       FROM contactos WHERE codigo_afiliado = $1`,
      [query.codigoAfiliado],
    );
    if (contact === undefined) return {};
    return { ...contact, direccion: writtenAddress(contact) };
  },

  /** One card: every member has one plan. The others of the core are told to its holder only. */
  nucleoCarnet: async ({ query }) => {
    const [card] = await db.query<Card>(
      `SELECT a.codigo AS "idAfiliado", a.tipo_afiliacion AS "tipoAfiliado", ${documents}, a.regimen,
         a.plan AS "planes_Nombre", a.id_tipo_plan AS "idTipoPlan"
       FROM afiliados a WHERE a.codigo = $1`,
      [query.CodigoAfiliado],
    );
    if (card === undefined) throw new HttpProblem(404);
    const core = await db.query<Participant>(
      `SELECT a.codigo AS "codigoAfiliado", a.nombres, a.apellidos, ${documents}, a.parentesco,
         a.fecha_nacimiento <= (($2::timestamptz AT TIME ZONE $3)::date - interval '18 years') AS "mayorEdad"
       FROM afiliados a WHERE a.codigo_titular = $1 AND a.codigo <> $1 AND a.estado <> 'cancelada'
       ORDER BY a.fecha_nacimiento, a.codigo`,
      [query.CodigoAfiliado, now(), timeZone],
    );
    return [
      { ...card, cedula: formatCedula(card.cedula), nucleoFamiliar: { participantes: core.map(asSeenByHolder) } },
    ];
  },
});
