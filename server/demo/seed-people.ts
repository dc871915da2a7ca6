import { unmaskDocument } from '../access/unmask-document';
import type { Queries } from '../db/db';
import type { DemoContact, DemoPerson } from './person';

const places = {
  santoDomingo: ['10', 'Ozama o Metropolitana', '01', 'Distrito Nacional', '0101', 'Santo Domingo de Guzmán'],
  santiago: ['01', 'Cibao Norte', '25', 'Santiago', '2501', 'Santiago'],
} as const;
const nowhere = ['', '', '', '', '', ''] as const;

/** false: somebody has that code already. */
const addPerson = async (to: Queries, person: DemoPerson): Promise<boolean> => {
  const added = await to.query(
    `INSERT INTO afiliados (codigo, codigo_titular, nombres, apellidos, fecha_nacimiento, tipo_afiliacion, parentesco,
       regimen, plan, estado) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING codigo`,
    [
      person.codigo,
      person.titular,
      person.nombres,
      person.apellidos,
      person.nacimiento,
      person.codigo === person.titular ? 'TITULAR' : 'DEPENDIENTE',
      person.parentesco ?? '',
      person.regimen,
      person.plan,
      person.estado ?? 'activa',
    ],
  );
  return added.length > 0;
};

const addDocuments = async (to: Queries, { codigo, cedula, nss, pasaporte }: DemoPerson) => {
  for (const [type, number] of [cedula, nss, codigo, pasaporte].map((each, index) => [index + 1, each] as const)) {
    if (number === undefined) continue;
    await to.query(
      `INSERT INTO documentos (tipo, numero, codigo_afiliado) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [type, unmaskDocument(type, number), codigo],
    );
  }
};

const addContact = (to: Queries, codigo: string, contact: DemoContact) =>
  to.query(
    `INSERT INTO contactos (codigo_afiliado, telefono_celular, telefono_residencial, id_region, region, id_provincia,
       provincia, id_municipio, municipio, calle, no_casa, apartamento, edificio, sector, correo_electronico,
       debe_actualizar) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    [
      codigo,
      contact.telefonoCelular ?? '',
      contact.telefonoResidencial ?? '',
      ...(contact.lugar === undefined ? nowhere : places[contact.lugar]),
      contact.calle ?? '',
      contact.noCasa ?? '',
      contact.apartamento ?? '',
      contact.edificio ?? '',
      contact.sector ?? '',
      contact.correo ?? '',
      contact.debeActualizar ?? null,
    ],
  );

const addAccount = (to: Queries, { codigo, contacto, cuenta }: DemoPerson, hash: string) =>
  to.query(
    `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado, bloqueada_hasta, expira)
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING`,
    [
      codigo,
      hash,
      contacto.correo ?? `afiliado${codigo}@ejemplo.do`,
      cuenta?.estado ?? 'activa',
      cuenta?.bloqueada === true ? '2099-12-31T00:00:00Z' : null,
      cuenta?.expira ?? null,
    ],
  );

/** Password hashes by affiliate code, one per account. */
export const seedPeople = async (
  to: Queries,
  people: readonly DemoPerson[],
  hashes: ReadonlyMap<string, string>,
): Promise<void> => {
  for (const person of people) {
    if (!(await addPerson(to, person))) continue;
    await addDocuments(to, person);
    if (person.sinContacto !== true) await addContact(to, person.codigo, person.contacto);
    const hash = hashes.get(person.codigo);
    if (hash !== undefined) await addAccount(to, person, hash);
  }
};
