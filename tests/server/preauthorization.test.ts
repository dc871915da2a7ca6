import { beforeAll, expect, test } from 'vitest';
import { contract } from '../../domain/contract';
import { decodeReply } from '../../domain/contract/decode';
import { fileNames } from '../../domain/rules/attachments/file-names';
import { preauthorizationDocuments } from '../../domain/rules/attachments/preauthorization-documents';
import { requirementsOf } from '../../domain/rules/attachments/requirements-of';
import { authorizationTypes } from '../../machines/preauthorization/authorization-types';
import { knownNss, preauthorizationBody } from '../../machines/preauthorization/preauthorization-form';
import { fileOf, formOf, freshJpeg } from './files';
import { onEachServer } from './on-each-server';
import { field } from './server-under-test';

const [maria, sofia] = ['10000001', '10000011'];

onEachServer('a pre-authorization as the page asks for it', {}, (server) => {
  let token: string;
  beforeAll(async () => {
    token = await server.member('001-1000001-1');
  });

  const typesOf = async () => {
    const read = decodeReply(
      contract.solicitudTiposAutorizacion,
      (await server.call('solicitudTiposAutorizacion', { token })).json,
    );
    return authorizationTypes(read.ok ? read.reply : []);
  };
  const documentsOf = async (codigo: string, nombre: string) => {
    const body = { tipoSolicitud: '4', tipoAutorizacion: codigo };
    const read = decodeReply(
      contract.documentosRequeridos,
      (await server.call('documentosRequeridos', { token, body })).json,
    );
    return requirementsOf(read.ok ? read.reply : [], { table: preauthorizationDocuments(nombre), formats: ['jpg'] });
  };
  const cardsOf = async () => {
    const query = { CodigoAfiliado: maria };
    const read = decodeReply(contract.nucleoCarnet, (await server.call('nucleoCarnet', { token, query })).json);
    return read.ok ? read.reply : [];
  };
  const listed = async () => {
    const body = {
      tipoDocumento: 3,
      documento: maria,
      tipoSolicitud: '4',
      estado: 'Todos',
      numeroDePagina: 1,
      registrosPorPagina: 100,
    };
    const read = decodeReply(
      contract.solicitudesPorDocumento,
      (await server.call('solicitudesPorDocumento', { token, body })).json,
    );
    return read.ok ? read.reply.data : [];
  };

  test('[PREAUTH-01] [PREAUTH-06] [PREAUTH-07] one of each of the ten types, with its required documents, becomes a listed case', async () => {
    const types = await typesOf();
    const nss = knownNss(await cardsOf());
    expect(nss[sofia]).toMatch(/^\d+$/);
    const made: [string, string][] = [];
    for (const { codigo, nombre, descripcion } of types) {
      const draft = {
        tipo: codigo,
        afiliado: '1',
        nss: nss[sofia] ?? '',
        centroMedico: 'Centro Médico Las Palmas',
        descripcion: `Control de ${descripcion}`,
        correo: 'maria.pena@ejemplo.do',
      };
      const fields = preauthorizationBody(draft, {
        tipos: types,
        afiliados: [{ lugar: 1, codigoAfiliado: sofia, nombre: 'Sofía' }],
      });
      const needed = (await documentsOf(codigo, nombre)).filter(({ requerido }) => requerido);
      const names = fileNames(needed.map((one) => ({ documento: one.nombre, formato: 'jpg' })));
      const files = names.map((name) => fileOf(name, freshJpeg()));
      const query = { contrato: maria };
      const short = await server.call('solicitudPreAutorizacion', {
        token,
        query,
        raw: formOf(fields, files.slice(1)),
      });
      expect([short.status, field(short.json, 'mensaje')]).toEqual([
        422,
        `Se han cargado ${files.length - 1} de ${files.length} archivos requeridos`,
      ]);
      const answer = await server.call('solicitudPreAutorizacion', { token, query, raw: formOf(fields, files) });
      expect([descripcion, answer.status]).toEqual([descripcion, 200]);
      made.push([String(field(answer.json, 'result')), `${nombre}. Control de ${descripcion}`]);
    }
    expect(made.map(([, words]) => words)).toEqual([
      'Estudio de imágenes. Control de Estudio de imágenes',
      'Laboratorios. Control de Laboratorios',
      'Procedimientos quirúrgicos. Control de Cirugía',
      'Tratamientos de alto costo. Control de Tratamientos de alto costo',
      'Materiales de ostosintesis. Control de Materiales de ostosintesis',
      'Endoscopia digestiva alta. Control de Endoscopia digestiva alta',
      'Colonoscopia. Control de Colonoscopia',
      'Resonancias. Control de Resonancias',
      'Tomografía. Control de Tomografía',
      'Terapia física. Control de Terapia física',
    ]);
    const all = (await listed()).map(({ numeroCaso, descripcion }) => [numeroCaso, descripcion]);
    expect(all).toEqual(expect.arrayContaining(made));
  });
});
