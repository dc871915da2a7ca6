import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { onEachServer } from './on-each-server';
import { type Asked, field } from './server-under-test';

interface Requirement {
  codigo: string;
  descripcion: string;
  requerido: boolean;
  formatoArchivos: string;
  cantidadPermitida: number;
  limiteTamanoArchivo: number;
}

onEachServer('what requests choose from', {}, (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server.member('001-1000001-1');
  });

  /** The answer without its envelope. */
  const read = async <T>(name: CallName, asked: Asked = {}): Promise<T> => {
    const { json } = await server.call(name, { token, ...asked });
    return (field(json, 'result') ?? json) as T;
  };
  const names = async (name: CallName, asked: Asked = {}) =>
    (await read<{ descripcion: string }[]>(name, asked)).map(({ descripcion }) => descripcion);
  const documents = (tipoSolicitud: string, tipoAutorizacion = '') =>
    read<Requirement[]>('documentosRequeridos', { body: { tipoSolicitud, tipoAutorizacion } });
  const counted = async (...of: Parameters<typeof documents>) =>
    (await documents(...of)).map(({ descripcion, cantidadPermitida, requerido }) => [
      descripcion,
      cantidadPermitida,
      ...(requerido ? [] : ['opcional']),
    ]);

  test('[REQ-01] [API-94] the four types of a request', async () => {
    expect(await read('solicitudTipos')).toEqual([
      { codigo: '1', descripcion: 'Afiliación de titular' },
      { codigo: '2', descripcion: 'Afiliación de dependiente' },
      { codigo: '3', descripcion: 'Reembolso' },
      { codigo: '4', descripcion: 'Pre-autorización' },
    ]);
  });

  test('[PREAUTH-06] [API-95] the ten types of a pre-authorization, as they are spelt, in their order', async () => {
    expect(await names('solicitudTiposAutorizacion')).toEqual([
      'Estudio de imágenes',
      'Laboratorios',
      'Procedimientos quirúrgicos',
      'Tratamientos de alto costo',
      'Materiales de ostosintesis',
      'Endoscopia digestiva alta',
      'Colonoscopia',
      'Resonancias',
      'Tomografía',
      'Terapia física',
    ]);
  });

  test.each<[row: string, tipos: readonly string[], documents: unknown]>([
    [
      '[PREAUTH-10] [PREAUTH-11] images and laboratories',
      ['1', '2', 'Laboratorios'],
      [
        ['Indicación', 3],
        ['Cédula', 2],
      ],
    ],
    [
      '[PREAUTH-12] [PREAUTH-13] [PREAUTH-14] [PREAUTH-15] the four studies',
      ['6', '7', '8', '9', 'tomografía'],
      [
        ['Copia de cédula', 2],
        ['Historia clínica detallada', 5],
        ['Indicación médica', 5],
        ['Resultados de estudios anteriores', 5, 'opcional'],
      ],
    ],
    [
      '[PREAUTH-16] [PREAUTH-20] physical therapy',
      ['10'],
      [
        ['Copia de cédula', 2],
        ['Indicación', 3],
        ['Historia clínica', 5],
        ['Referimiento del especialista', 5],
      ],
    ],
    [
      '[PREAUTH-17] every other type, also one that nobody knows',
      ['3', '4', '5', '', '99'],
      [
        ['Indicación', 3],
        ['Historia clínica', 5],
        ['Reporte de estudio', 5],
        ['Cédula', 2],
      ],
    ],
  ])('%s require these documents', async (_, tipos, expected) => {
    for (const tipo of tipos) expect([tipo, await counted('4', tipo)]).toEqual([tipo, expected]);
  });

  test('[PREAUTH-18] [PREAUTH-19] ambulatory studies require two, once the list has such a type', async () => {
    await server.db.query(
      `INSERT INTO tipos_preautorizacion (codigo, orden, nombre, conjunto)
       VALUES ('11', 10, 'Estudios ambulatorios', 'ambulatorio')`,
    );
    expect((await names('solicitudTiposAutorizacion')).at(-1)).toBe('Estudios ambulatorios');
    expect(await counted('4', '11')).toEqual([
      ['Indicación', 3],
      ['Cédula', 2],
    ]);
    await server.db.query(`DELETE FROM tipos_preautorizacion WHERE codigo = '11'`);
  });

  test('[PREAUTH-08] [PREAUTH-09] each document of a pre-authorization accepts JPG, two megabytes a file, never more than five', async () => {
    for (let tipo = 1; tipo <= 10; tipo += 1)
      for (const { formatoArchivos, limiteTamanoArchivo, cantidadPermitida } of await documents('4', String(tipo)))
        expect([formatoArchivos, limiteTamanoArchivo, cantidadPermitida <= 5]).toEqual(['JPG', 2, true]);
  });

  test('[AFTIT-04] [AFDEP-03] the documents of the two affiliations', async () => {
    expect(await documents('1')).toEqual([
      {
        codigo: 'cedula',
        descripcion: 'Cédula',
        requerido: true,
        formatoArchivos: 'JPG, PDF',
        cantidadPermitida: 2,
        limiteTamanoArchivo: 2,
      },
      {
        codigo: 'acta',
        descripcion: 'Acta de nacimiento',
        requerido: true,
        formatoArchivos: 'JPG, PDF',
        cantidadPermitida: 2,
        limiteTamanoArchivo: 2,
      },
    ]);
    expect(await documents('2')).toEqual([
      {
        codigo: 'documentos',
        descripcion: 'Documentos del dependiente',
        requerido: true,
        formatoArchivos: 'JPG',
        cantidadPermitida: 5,
        limiteTamanoArchivo: 2,
      },
    ]);
    expect(await documents('9')).toEqual([]);
  });

  test('[REIMB-03] [REIMB-04] [API-91] [API-93] each type of a reimbursement has its documents', async () => {
    const types = await read<{ codigo: string; descripcion: string }[]>('tipoReembolso');
    expect(types.map(({ descripcion }) => descripcion)).toContain('Medicamentos');
    const of = (tipoReembolso: string) => read<Requirement[]>('documentoTipoReembolso', { query: { tipoReembolso } });
    for (const { codigo } of types) {
      const asked = await of(codigo);
      expect([codigo, asked.some(({ requerido }) => requerido)]).toEqual([codigo, true]);
    }
    expect((await of('2')).map(({ codigo, formatoArchivos }) => [codigo, formatoArchivos])).toEqual([
      ['factura', 'JPG, PNG, PDF'],
      ['indicacion', 'JPG, PNG, PDF'],
      ['cedula', 'JPG, PNG, PDF'],
    ]);
    expect(await of('99')).toEqual(await of('2'));
  });

  test('a type that is added in the database is offered, with the documents of its set', async () => {
    await server.db.query(
      `INSERT INTO tipos_reembolso (codigo, orden, nombre, conjunto) VALUES ('20', 20, 'Oxígeno', 'oxigeno')`,
    );
    await server.db.query(
      `INSERT INTO requisitos (conjunto, codigo, orden, descripcion, requerido, formatos, cantidad)
       VALUES ('oxigeno', 'receta', 0, 'Receta de oxígeno', true, 'PDF', 1)`,
    );
    expect((await names('tipoReembolso')).at(-1)).toBe('Oxígeno');
    const query = { tipoReembolso: '20' };
    expect(await names('documentoTipoReembolso', { query })).toEqual(['Receta de oxígeno']);
    await server.db.query(`DELETE FROM tipos_reembolso WHERE codigo = '20'`);
    await server.db.query(`DELETE FROM requisitos WHERE conjunto = 'oxigeno'`);
  });

  test('[REIMB-22] [API-92] the banks, in the order of their rows', async () => {
    const banks = await names('bancos');
    expect([banks.length, banks[0], banks.at(-1)]).toEqual([
      17,
      'Banco Ademi',
      'Asociación Popular de Ahorros y Préstamos',
    ]);
  });

  test('[API-37] nationalities by name, 36 among them, also to a visitor', async () => {
    const list = await read<{ codigo: string; descripcion: string }[]>('nacionalidad', {
      token: await server.anonymous(),
    });
    expect(list.find(({ codigo }) => codigo === '36')?.descripcion).toBe('Dominicana');
    const shown = list.map(({ descripcion }) => descripcion);
    expect(shown).toEqual(shown.toSorted((one, other) => one.localeCompare(other, 'es')));
  });

  test('[API-38] the relationships of a man and of a woman share codes', async () => {
    const visitor = await server.anonymous();
    const of = (esMasculino: string) =>
      read<{ codigo: string; descripcion: string }[]>('parentesco', { token: visitor, query: { esMasculino } });
    const [men, women] = [await of('true'), await of('false')];
    expect(men.map(({ codigo }) => codigo)).toEqual(women.map(({ codigo }) => codigo));
    expect([men[2], women[2]]).toEqual([
      { codigo: '3', descripcion: 'Hijo' },
      { codigo: '3', descripcion: 'Hija' },
    ]);
  });
});
