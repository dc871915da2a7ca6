import { emit, fromCallback, fromPromise } from 'xstate';
import { autenticar, preguntasSeguridad, registrar } from '../../../domain/contract/autenticacion';
import type { Reply } from '../../../domain/contract/endpoint';
import { maskedEmail } from '../../../domain/rules/contact/email';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Identidad, registerMachine, Variante } from '../../../machines/register/register.machine';
import { registerFlow } from '../../../machines/register/register.rules';
import { callActor } from '../../api/actor';
import { waitingMail } from '../../platform/waiting-mail';
import { answerNotice } from '../../texts/refusals';
import type { DialogParts } from '../../wiring/addresses/login-address';
import { passwordWeakness } from '../../wiring/calls/password-weakness';
import { wire } from '../../wiring/wire';
import { answerVerifier } from './answer-verifier';

const unknown = { codigoAfiliado: '', nombres: '', apellidos: '', correo: '', preguntasSeguridad: [] };

export const registerLogic = (
  { deps, address, typed, carry }: DialogParts,
  variante: Variante,
  verifier = answerVerifier(),
) => {
  const { client, browser, time, snackbars, policy } = deps;
  const identityOf = (reply: Reply<typeof autenticar>): Identidad => {
    const { codigoMensaje, mensaje, codigoAfiliado, nombres, apellidos, correo, preguntasSeguridad } = {
      ...unknown,
      ...reply,
    };
    const preguntas = verifier.keep(preguntasSeguridad);
    return { codigoMensaje, mensaje, codigoAfiliado, nombres, apellidos, correo, preguntas };
  };
  const logic: typeof registerMachine = wire(registerFlow, {
    actors: {
      identificar: fromPromise(async ({ input: { tipoDocumento, documento }, signal }) => {
        const query = { TipoDocumento: tipoDocumento, Documento: documento };
        return identityOf(await client.call(autenticar, { query }, signal));
      }),
      consultarPreguntas: fromPromise(async ({ input, signal }) =>
        verifier.keep(await client.call(preguntasSeguridad, input, signal)),
      ),
      comprobarRespuestas: fromPromise(async ({ input }) => verifier.allRight(input)),
      revisarClave: fromPromise(({ input: { clave, nombres, apellidos, documento } }) =>
        passwordWeakness(clave, { nombres, apellidos, documentos: [documento] }),
      ),
      registrar: callActor(client)(registrar),
      vigilarRegreso: fromCallback(({ sendBack }) => address.hold(() => sendBack({ type: 'RETROCEDER' }))),
    },
    delays: { limiteConsulta: chartLimitMs(policy.readLimitMs), limiteRegistro: chartLimitMs(policy.writeLimitMs) },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      olvidarRespuestas: () => verifier.forget(),
      despedir: ({ context: { respuesta } }, { tono }) =>
        respuesta !== null &&
        snackbars.send({ type: 'AVISAR', tono, origen: 'register', ...answerNotice('registrar', respuesta) }),
      esperarCorreo: ({ context, event }) => {
        if (event.type !== 'xstate.done.actor.registrar') return;
        const { correo } = { correo: '', ...event.output };
        waitingMail(browser.session).keep({
          asunto: 'activacion',
          correo: correo || maskedEmail(context.borrador.correo.trim()),
          desde: time.now(),
        });
      },
      abrirReenvio: ({ context }) => {
        carry(context.borrador);
        address.change('reenvio');
      },
      cerrar: ({ context }) => {
        carry(context.borrador);
        address.close();
      },
    },
  });
  const { tipoDocumento, documento } = typed();
  const azar = Math.floor(browser.random() * 2 ** 32);
  return { logic, input: { variante, tipoDocumento, documento, azar, intentosMaximos: policy.questionAttempts } };
};
