import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import { centsOf } from '../../domain/rules/money/money';
import { applicantCode } from '../cases/applicant-code';
import { listCases } from '../cases/list-cases';
import { caseTypes, typeOf } from '../cases/requirements';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

const text = messages.cases;
const refuse = (sentence: string): never => {
  throw new HttpProblem(422, {}, sentence);
};

/** 001-1234567-8 of a cédula; letters and digits of a passport, in capitals. */
const holderDocument = (type: 'Cedula' | 'Pasaporte', written: string): string => {
  if (type === 'Cedula') return /^\d{3}-\d{7}-\d$/.test(written) ? written : refuse(text.cedula);
  const passport = written.trim().toUpperCase();
  return /^[0-9A-Z]+$/.test(passport) ? passport : refuse(text.passport);
};

export const solicitudHandlers = ({
  db,
  now,
  cases,
  settings,
}: HandlerDeps): HandlersOf<
  | 'solicitudesPorDocumento'
  | 'solicitudAfiliacionTitular'
  | 'solicitudAfiliacionDependiente'
  | 'solicitudPreAutorizacion'
  | 'solicitudReembolso'
  | 'updateSolicitudReembolso'
  | 'cargardocumento'
  | 'consultarDocumentosPorTicket'
  | 'historiaCaso'
> => ({
  solicitudesPorDocumento: ({ body }) =>
    listCases(
      db,
      {
        codigoAfiliado: body.documento,
        tipo: body.tipoSolicitud,
        estado: body.estado,
        numero: body.numeroCaso,
        desde: body.fechaDesde ?? null,
        hasta: body.fechaHasta ?? null,
        page: body.numeroDePagina,
        size: body.registrosPorPagina,
      },
      now(),
    ),

  solicitudAfiliacionTitular: ({ query, body }, caller) =>
    cases.create(
      {
        tipo: caseTypes.titular,
        conjunto: 'titular',
        codigoAfiliado: applicantCode(query),
        descripcion: `${body.nombre} ${body.apellido}, régimen ${body.regimen}.`,
        datos: body,
      },
      [],
      caller,
    ),

  solicitudAfiliacionDependiente: ({ query, body }, caller) =>
    cases.create(
      {
        tipo: caseTypes.dependiente,
        conjunto: 'dependiente',
        codigoAfiliado: applicantCode(query),
        descripcion: `${body.nombre} ${body.apellido}, ${body.institucion}.`,
        datos: body,
      },
      [],
      caller,
    ),

  solicitudPreAutorizacion: async ({ query, body: { images, ...said } }, caller) => {
    const type = (await typeOf(db, 'preautorizacion', said.tipoAutorizacion)) ?? refuse(text.unknownType);
    return cases.create(
      {
        tipo: caseTypes.preautorizacion,
        conjunto: type.conjunto,
        codigoAfiliado: applicantCode(query, said),
        descripcion: `${type.nombre}. ${said.descripcion}`,
        datos: { ...said, tipoAutorizacion: type.codigo },
      },
      images,
      caller,
    );
  },

  solicitudReembolso: async ({ query, body: { images, ...said } }, caller) => {
    const type = (await typeOf(db, 'reembolso', said.idTipoReembolso)) ?? refuse(text.unknownType);
    const [bank] = await db.query<{ codigo: string }>(
      `SELECT codigo FROM bancos WHERE codigo = $1 OR lower(nombre) = lower($1)`,
      [said.banco.trim()],
    );
    const monto = centsOf(said.montoReclamado) ?? refuse(text.amount);
    if (said.fechaServicio > todayInSantoDomingo(now().getTime())) refuse(text.future);
    if (said.centroSalud.trim() === '' && said.medico.trim() === '') refuse(text.place);
    if (said.noCuenta.trim().length < 8) refuse(text.account);
    return cases.create(
      {
        tipo: caseTypes.reembolso,
        conjunto: type.conjunto,
        codigoAfiliado: applicantCode(query, said),
        descripcion: `${type.nombre}. ${said.motivo}`,
        datos: {
          ...said,
          idTipoReembolso: type.codigo,
          banco: bank?.codigo ?? refuse(text.unknownBank),
          montoReclamado: monto,
          versionTerminos: said.versionTerminos || settings.reimbursementTerms.version,
          documentoTitularCuenta: holderDocument(said.tipoDocumentoTitularCuenta, said.documentoTitularCuenta),
        },
      },
      images,
      caller,
    );
  },

  updateSolicitudReembolso: async ({ query, body }, caller) => {
    await cases.complete(query.numeroTicket, body.images, caller);
    return true;
  },

  cargardocumento: async ({ query, body }, caller) => {
    await cases.upload(query.ticketName, body.images, caller);
    return { mensaje: text.uploaded };
  },

  consultarDocumentosPorTicket: ({ query }, caller, hold) => cases.documents(query.numeroTicket, caller, hold),

  historiaCaso: ({ query }, caller) => cases.history(query.numeroCaso, caller),
});
