import type { CallName } from '../../../../domain/contract';
import type { Visitor } from '../visit';

const openCalls = [
  'autenticarUsuarioAnonimo',
  'flags',
  'menu',
  'mantenimientos',
] as const satisfies readonly CallName[];
type OpenCall = (typeof openCalls)[number];

/** Any page without a log-in. */
export const openPortal = {
  calls: openCalls,
  go: async (visitor: Visitor<OpenCall>): Promise<void> => {
    const { token } = await visitor.read('autenticarUsuarioAnonimo', {});
    visitor.useToken(token);
    await Promise.all([visitor.ask('flags', {}), visitor.ask('menu', {}), visitor.ask('mantenimientos', {})]);
  },
};

const logInCalls = [...openCalls, 'slider', 'login', 'datoscontactos'] as const satisfies readonly CallName[];
type LogInCall = (typeof logInCalls)[number];

/** The log-in page, and what it asks before it leads on. */
export const logIn = {
  calls: logInCalls,
  go: async (visitor: Visitor<LogInCall>): Promise<void> => {
    await openPortal.go(visitor);
    await visitor.ask('slider', {});
    await visitor.pause();
    const { cedula, code } = visitor.person;
    const identificacion = { tipoDocumento: 1, documento: cedula } as const;
    const entered = await visitor.read('login', { body: { identificacion, clave: 'clave1234' } });
    if (entered.codigoMensaje !== 1007) throw new Error('a log-in that worked has its code');
    visitor.useToken(entered.token);
    await visitor.ask('datoscontactos', { query: { codigoAfiliado: code } });
  },
};

const homeCalls = [
  ...logInCalls,
  'popup',
  'alertaPersonalizada',
  'getAfiliado',
  'nucleoCarnet',
  'obtenerfotoperfil',
  'consCentralNotificaciones',
  'correoAvisos',
  'enlacesNotificaciones',
  'sesionViva',
  'consultarDispositivosSeguros',
  'facturasPendientesPago',
  'solicitudesPorDocumento',
] as const satisfies readonly CallName[];
type HomeCall = (typeof homeCalls)[number];

/** Log-in and home page with all that the shell around it asks: members begin every visit like this. */
export const enter = {
  calls: homeCalls,
  go: async (visitor: Visitor<HomeCall>): Promise<void> => {
    await logIn.go(visitor);
    const { code, isSubsidised } = visitor.person;
    const regimen = isSubsidised ? 'SUBSIDIADO' : 'CONTRIBUTIVO';
    const listed = { tipoDocumento: 3, documento: code, numeroDePagina: 1, registrosPorPagina: 5 } as const;
    await Promise.all([
      visitor.ask('menu', {}),
      visitor.ask('correoAvisos', {}),
      visitor.ask('flags', {}),
      visitor.ask('popup', {}),
      visitor.ask('alertaPersonalizada', { query: { id: code, nombre: 'inicio' } }),
      visitor.ask('getAfiliado', { query: { CodigoAfiliado: code } }),
      visitor.ask('obtenerfotoperfil', { query: { codigoAfiliado: code } }),
    ]);
    await Promise.all([
      visitor.ask('nucleoCarnet', { query: { CodigoAfiliado: code } }),
      visitor.ask('consultarDispositivosSeguros', { query: { idAfiliado: code } }),
      visitor.ask('consCentralNotificaciones', {
        body: { contrato: code, regimen, plan: '', numeroDePagina: 1, registroPorPagina: 10 },
      }),
      visitor.ask('enlacesNotificaciones', { query: { cuantas: 10 } }),
      visitor.ask('sesionViva', {}),
      visitor.ask('facturasPendientesPago', { query: { CodigoAfiliado: code } }),
      visitor.ask('solicitudesPorDocumento', { body: { ...listed, estado: 'Devuelto' } }),
    ]);
    await visitor.pause();
  },
};
