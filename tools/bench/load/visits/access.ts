import { defineVisit, isHolder, type Visit } from '../visit';
import { enter, logIn, openPortal } from './entry';

const newPassword = 'Guayaba y mabi 417';

/** Registration, recovery and the links in mails. */
export const accessVisits: readonly Visit[] = [
  defineVisit({
    name: 'registration, activation and plan by mail',
    share: 0.8,
    calls: [
      ...openPortal.calls,
      'autenticar',
      'preguntasSeguridad',
      'preguntasRegistro',
      'comprobarRegistro',
      'registrar',
      'activarCuenta',
      'confirmarAfiliado',
    ],
    suits: ({ role, hasAccount }) => role === 'holder' && !hasAccount,
    once: true,
    go: async (visitor) => {
      const { cedula, code, email } = visitor.person;
      await openPortal.go(visitor);
      await visitor.ask('autenticar', { query: { TipoDocumento: 1, Documento: cedula } });
      await visitor.ask('preguntasSeguridad', { query: { CodigoAfiliado: code } });
      const known = await visitor.answers();
      const { desafio, preguntas } = await visitor.read('preguntasRegistro', { query: { CodigoAfiliado: code } });
      await visitor.pause();
      const respuestas = preguntas.map(({ id, idTipoPregunta }) => {
        const answer = known.find((one) => one.id === id)?.respuesta ?? '';
        return { id, texto: idTipoPregunta === 1 ? answer.split('-').reverse().join('-') : answer };
      });
      const { pase } = await visitor.read('comprobarRegistro', { body: { desafio, respuestas } });
      await visitor.ask('registrar', { body: { codigoAfiliado: code, clave: newPassword, correo: email, pase } });
      await visitor.pause();
      // The mail's link carries the bare code: the first registration of an account is not signed.
      await visitor.ask('activarCuenta', { query: { CodigoAfiliado: code } });
      await visitor.pause();
      await visitor.ask('confirmarAfiliado', { query: { Token: await visitor.openMail('confirmarAfiliado') } });
    },
  }),
  defineVisit({
    name: 'password recovery by mail',
    share: 1.5,
    calls: [...openPortal.calls, 'slider', 'solicitarCambioClave', 'cambiarClave'],
    suits: isHolder,
    once: true,
    go: async (visitor) => {
      const { cedula, email } = visitor.person;
      await openPortal.go(visitor);
      await visitor.ask('slider', {});
      const identificacion = { tipoDocumento: 1, documento: cedula, origen: 'WEB' } as const;
      await visitor.ask('solicitarCambioClave', { body: { identificacion, correo: email } });
      await visitor.pause();
      const Token = await visitor.openMail('cambioClave');
      await visitor.ask('cambiarClave', { query: { Token, Clave: newPassword } });
    },
  }),
  defineVisit({
    name: 'change of e-mail by mail',
    share: 0.4,
    calls: [
      ...enter.calls,
      'solicitudCambioCorreo',
      'estadoCambioCorreo',
      'confirmarCambioCorreo',
      'estadoReversoCorreo',
      'reversarCambioCorreo',
    ],
    suits: isHolder,
    once: true,
    go: async (visitor) => {
      await enter.go(visitor);
      const { code } = visitor.person;
      const Correo = `nuevo.${code}@carga.ejemplo.do`;
      await visitor.ask('solicitudCambioCorreo', { query: { CodigoAfiliado: code, Correo, Reverso: false } });
      await visitor.pause();
      await openPortal.go(visitor);
      const Token = await visitor.openMail('cambioCorreo');
      await visitor.ask('estadoCambioCorreo', { query: { Token } });
      await visitor.ask('confirmarCambioCorreo', { query: { Token }, body: { CorreoElectronico: Correo } });
      if (visitor.isOneOf(0.3)) {
        await visitor.pause();
        const undo = await visitor.openMail('reversoCorreo');
        await visitor.ask('estadoReversoCorreo', { query: { Token: undo } });
        await visitor.ask('reversarCambioCorreo', { query: { Token: undo } });
      }
    },
  }),
  defineVisit({ name: 'log-in alone', share: 2, calls: logIn.calls, suits: isHolder, go: logIn.go }),
];
