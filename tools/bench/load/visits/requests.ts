import type { CallName } from '../../../../domain/contract';
import {
  authorizationAttachments,
  dependentAttachments,
  missingReport,
  reimbursementAttachments,
} from '../attachments';
import { hasReturnedCase } from '../person';
import { defineVisit, isHolder, type Visit, type Visitor } from '../visit';
import { enter } from './entry';

const dayMs = 86_400_000;
const listed = (code: string) =>
  ({ tipoDocumento: 3, documento: code, numeroDePagina: 1, registrosPorPagina: 5 }) as const;

const formCalls = ['datospersonales', 'datoscontactos', 'documentosRequeridos'] as const satisfies readonly CallName[];

/** What every form of a request asks of the requester. */
const loadRequester = async (visitor: Visitor<'datospersonales' | 'datoscontactos'>): Promise<void> => {
  const query = { codigoAfiliado: visitor.person.code };
  await Promise.all([visitor.ask('datospersonales', { query }), visitor.ask('datoscontactos', { query })]);
};

/** What members file, and how they follow it. */
export const requestVisits: readonly Visit[] = [
  defineVisit({
    name: 'requests and a detail',
    share: 4,
    calls: [
      ...enter.calls,
      'solicitudTipos',
      'historiaCaso',
      'consultarDocumentosPorTicket',
      'documentosRequeridos',
      'bitacoraNuevo',
    ],
    suits: isHolder,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code } = visitor.person;
      // No page asks for these types today; another client of the contract does.
      await visitor.ask('solicitudTipos', {});
      const { data } = await visitor.read('solicitudesPorDocumento', { body: listed(code) });
      await visitor.pause();
      const numero = data[0]?.numeroCaso;
      if (numero === undefined) throw new Error('each holder has a case');
      await visitor.ask('solicitudesPorDocumento', { body: { ...listed(code), numeroCaso: numero } });
      await Promise.all([
        visitor.ask('historiaCaso', { query: { numeroCaso: numero } }),
        visitor.ask('consultarDocumentosPorTicket', { query: { numeroTicket: numero } }),
        visitor.ask('documentosRequeridos', { body: { tipoSolicitud: '2' } }),
        visitor.ask('bitacoraNuevo', {
          body: { tipoDocumento: 3, documento: code, valorNuevo: numero, idTipoBitacora: 11 },
        }),
      ]);
    },
  }),
  defineVisit({
    name: 'reimbursement with four files',
    share: 1.2,
    calls: [
      ...enter.calls,
      'datospersonales',
      'tipoReembolso',
      'bancos',
      'terminosReembolso',
      'documentoTipoReembolso',
      'updateTelefonos',
      'solicitudReembolso',
      'consultarDocumentosPorTicket',
    ],
    suits: isHolder,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code, email, cedula } = visitor.person;
      await Promise.all([
        loadRequester(visitor),
        visitor.ask('tipoReembolso', {}),
        visitor.ask('bancos', {}),
        visitor.ask('documentoTipoReembolso', { query: { tipoReembolso: '1' } }),
      ]);
      const { version } = await visitor.read('terminosReembolso', {});
      await visitor.pause();
      await visitor.pause();
      await visitor.ask('updateTelefonos', {
        query: { CodigoAfiliado: code },
        body: { TelefonoCelular: '809-555-0177' },
      });
      await visitor.ask('solicitudesPorDocumento', { body: { ...listed(code), tipoSolicitud: '3' } });
      const numero = await visitor.read('solicitudReembolso', {
        query: { contrato: code },
        body: {
          images: [...reimbursementAttachments],
          solicitante: 'Un miembro',
          correoSolicitante: email,
          telefonoSolicitante: '809-555-0177',
          tipoReembolso: 'Consulta médica',
          fechaServicio: new Date(Date.now() - 3 * dayMs).toISOString().slice(0, 10),
          montoReclamado: 1 + Math.floor(visitor.random() * 20_000),
          centroSalud: 'Centro Médico Las Palmas',
          medico: 'Dra. Peña',
          especialidad: 'Cardiología',
          motivo: 'Consulta sin autorización.',
          idTipoReembolso: '1',
          noCuenta: '9600123456',
          tipoCuenta: 'Ahorro',
          banco: 'Banco de Reservas',
          nombreTitularCuenta: 'Un miembro',
          tipoDocumentoTitularCuenta: 'Cedula',
          documentoTitularCuenta: cedula.replace(/^(\d{3})(\d{7})(\d)$/, '$1-$2-$3'),
          versionTerminos: version,
          codigoSolicitante: code,
        },
      });
      await visitor.pause();
      await visitor.ask('solicitudesPorDocumento', { body: { ...listed(code), numeroCaso: numero } });
      await visitor.ask('consultarDocumentosPorTicket', { query: { numeroTicket: numero } });
    },
  }),
  defineVisit({
    name: 'returned reimbursement',
    share: 0.4,
    calls: [...enter.calls, 'consultarDocumentosPorTicket', 'documentoTipoReembolso', 'updateSolicitudReembolso'],
    suits: (person) => isHolder(person) && hasReturnedCase(person),
    once: true,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code } = visitor.person;
      const { data } = await visitor.read('solicitudesPorDocumento', { body: { ...listed(code), estado: 'Devuelto' } });
      const numeroTicket = data[0]?.numeroCaso;
      if (numeroTicket === undefined) throw new Error('this holder has a returned case');
      await visitor.ask('consultarDocumentosPorTicket', { query: { numeroTicket } });
      await visitor.ask('documentoTipoReembolso', { query: { tipoReembolso: '1' } });
      await visitor.pause();
      await visitor.ask('updateSolicitudReembolso', { query: { numeroTicket }, body: { images: [...missingReport] } });
    },
  }),
  defineVisit({
    name: 'pre-authorization',
    share: 0.8,
    calls: [...enter.calls, ...formCalls, 'solicitudTiposAutorizacion', 'prestadorTodos', 'solicitudPreAutorizacion'],
    suits: isHolder,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code, email, nss } = visitor.person;
      await Promise.all([loadRequester(visitor), visitor.ask('solicitudTiposAutorizacion', {})]);
      await visitor.ask('documentosRequeridos', { body: { tipoSolicitud: '4', tipoAutorizacion: '1' } });
      await visitor.ask('prestadorTodos', {
        body: { Nombre: 'centro medico', NumeroDePagina: 1, RegistrosPorPagina: 5 },
      });
      await visitor.pause();
      await visitor.ask('solicitudPreAutorizacion', {
        query: { contrato: code },
        body: {
          images: [...authorizationAttachments],
          nss,
          email,
          tipoAutorizacion: 'Estudio de imágenes',
          centroMedico: 'Centro Médico Las Palmas',
          descripcion: `Resonancia de rodilla, visita ${Math.floor(visitor.random() * 1e9)}.`,
          codigoSolicitante: code,
        },
      });
    },
  }),
  defineVisit({
    name: 'affiliation of a dependent with its attachments',
    share: 0.4,
    calls: [...enter.calls, ...formCalls, 'solicitudAfiliacionDependiente', 'cargardocumento'],
    suits: isHolder,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code, email, cedula } = visitor.person;
      await loadRequester(visitor);
      await visitor.ask('documentosRequeridos', { body: { tipoSolicitud: '2' } });
      await visitor.pause();
      const nombre = `Hija ${Math.floor(visitor.random() * 1e9)}`;
      const numero = await visitor.read('solicitudAfiliacionDependiente', {
        query: { contrato: code },
        body: {
          cedula,
          nombre,
          apellido: 'Peña',
          email,
          telefono: '809-555-0177',
          celular: '829-555-0177',
          institucion: 'Colegio San Rafael',
        },
      });
      await visitor.ask('cargardocumento', {
        query: { ticketName: numero },
        body: { images: [...dependentAttachments] },
      });
    },
  }),
  defineVisit({
    name: 'affiliation of a holder',
    share: 0.2,
    calls: [...enter.calls, ...formCalls, 'solicitudAfiliacionTitular'],
    suits: isHolder,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code, email, cedula } = visitor.person;
      await loadRequester(visitor);
      await visitor.ask('documentosRequeridos', { body: { tipoSolicitud: '1' } });
      await visitor.pause();
      const apellido = `Peña ${Math.floor(visitor.random() * 1e9)}`;
      await visitor.ask('solicitudAfiliacionTitular', {
        query: { contrato: code },
        body: { cedula, telefono: '809-555-0177', nombre: 'Ana', apellido, email, regimen: 'Contributivo' },
      });
    },
  }),
];
