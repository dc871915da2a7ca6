import type { Passwords } from '../access/passwords';
import type { Db, Queries } from '../db/db';
import { takeTurn } from '../db/migrate';
import { plainDocument } from '../handlers/autenticacion';
import { startMessages } from '../messages';
import { StartProblem } from '../start-problem';
import { demoAlerts, demoFlags, demoMenu } from './menu';
import { type DemoContact, type DemoPerson, demoPassword, demoPeople } from './people';

const places = {
  santoDomingo: ['10', 'Ozama', '01', 'Distrito Nacional', '0101', 'Santo Domingo de Guzmán'],
  santiago: ['01', 'Cibao Norte', '25', 'Santiago', '2501', 'Santiago de los Caballeros'],
} as const;
const nowhere = ['', '', '', '', '', ''] as const;

const addPerson = (to: Queries, person: DemoPerson) =>
  to.query(
    `INSERT INTO afiliados (codigo, codigo_titular, nombres, apellidos, fecha_nacimiento, tipo_afiliacion, parentesco,
       regimen, plan, estado) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
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

const addDocuments = async (to: Queries, { codigo, cedula, nss, pasaporte }: DemoPerson) => {
  for (const [type, number] of [cedula, nss, codigo, pasaporte].map((each, index) => [index + 1, each] as const)) {
    if (number === undefined) continue;
    await to.query(`INSERT INTO documentos (tipo, numero, codigo_afiliado) VALUES ($1, $2, $3)`, [
      type,
      plainDocument(type, number),
      codigo,
    ]);
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
    `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado, fallos, ultimo_fallo, bloqueada_hasta)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [
      codigo,
      hash,
      contacto.correo ?? `afiliado${codigo}@ejemplo.do`,
      cuenta?.estado ?? 'activa',
      cuenta?.bloqueada === true ? 5 : 0,
      cuenta?.bloqueada === true ? '2026-01-01T00:00:00Z' : null,
      cuenta?.bloqueada === true ? '2099-12-31T00:00:00Z' : null,
    ],
  );

const addSettings = async (to: Queries) => {
  for (const [index, item] of demoMenu.entries())
    await to.query(
      `INSERT INTO menu (id, padre, orden, titulo, icono, url, externo, require_login)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        item.id,
        item.padre ?? null,
        index,
        item.titulo,
        item.icono,
        item.url ?? '',
        item.externo ?? false,
        item.requireLogin ?? true,
      ],
    );
  for (const flag of demoFlags) await to.query(`INSERT INTO banderas (nombre, es_web) VALUES ($1, true)`, [flag]);
  for (const { idAfiliado, nombre, mensaje } of demoAlerts)
    await to.query(`INSERT INTO alertas (id_afiliado, nombre, mensaje) VALUES ($1, $2, $3)`, [
      idAfiliado,
      nombre,
      mensaje,
    ]);
};

/** Only at the first start: what people change afterwards stays. All of it or nothing, and never over other data. */
export const seedDemo = async (db: Db, passwords: Passwords, now: () => Date): Promise<boolean> => {
  const [seeded] = await db.query(`SELECT nombre FROM semillas WHERE nombre = 'demo'`);
  if (seeded !== undefined) return false;
  const accounts = demoPeople.filter(({ cuenta }) => cuenta !== undefined);
  const hashes = await Promise.all(accounts.map(() => passwords.hash(demoPassword)));
  return db.tx(async (to) => {
    await takeTurn(to);
    const [meanwhile] = await to.query(`SELECT nombre FROM semillas WHERE nombre = 'demo'`);
    if (meanwhile !== undefined) return false;
    const [other] = await to.query(`SELECT codigo FROM afiliados LIMIT 1`);
    if (other !== undefined) throw new StartProblem(startMessages.demoOverData);
    for (const person of demoPeople) {
      await addPerson(to, person);
      await addDocuments(to, person);
      await addContact(to, person.codigo, person.contacto);
    }
    for (const [index, person] of accounts.entries()) await addAccount(to, person, hashes[index] ?? '');
    await addSettings(to);
    await to.query(`INSERT INTO semillas (nombre, sembrada) VALUES ('demo', $1)`, [now()]);
    return true;
  });
};
