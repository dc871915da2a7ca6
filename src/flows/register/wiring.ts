import { emit, fromCallback, fromPromise } from 'xstate';
import { autenticar, preguntasSeguridad, registrar } from '../../../domain/contract/autenticacion';
import type { Reply } from '../../../domain/contract/endpoint';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { maskedEmail } from '../../../domain/rules/contact/email';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Identidad, registerMachine, Variante } from '../../../machines/register/register.machine';
import { registerFlow } from '../../../machines/register/register.rules';
import { settingsBlock } from '../../platform/document';
import { waitingMail } from '../../platform/waiting-mail';
import { answerNotice } from '../../texts/refusals';
import type { DialogParts } from '../../wiring/addresses/login-address';
import { identityCheck } from '../../wiring/calls/identity-check';
import { passwordWeakness } from '../../wiring/calls/password-weakness';
import { wire } from '../../wiring/wire';
import { answerVerifier } from './answer-verifier';

const unknown = { codigoAfiliado: '', nombres: '', apellidos: '', correo: '', preguntasSeguridad: [] };

export const registerLogic = (
  { deps, address, typed, carry }: DialogParts,
  variante: Variante,
  verifier = answerVerifier(),
  /** What the server offers beyond the contract. */
  extras = readExtras(settingsBlock()),
) => {
  const { client, browser, time, snackbars, policy } = deps;
  const check = identityCheck(client, extras, verifier);
  const identityOf = async (reply: Reply<typeof autenticar>, signal: AbortSignal): Promise<Identidad> => {
    const { codigoMensaje, mensaje, codigoAfiliado, nombres, apellidos, correo, preguntasSeguridad } = {
      ...unknown,
      ...reply,
    };
    // After the other codes the chart itself asks for questions, or for none.
    const preguntas =
      codigoMensaje === 'otro' ? await check.ask(codigoAfiliado, async () => preguntasSeguridad, signal) : [];
    return { codigoMensaje, mensaje, codigoAfiliado, nombres, apellidos, correo, preguntas };
  };
  const logic: typeof registerMachine = wire(registerFlow, {
    actors: {
      identificar: fromPromise(async ({ input: { tipoDocumento, documento }, signal }) => {
        const query = { TipoDocumento: tipoDocumento, Documento: documento };
        return identityOf(await client.call(autenticar, { query }, signal), signal);
      }),
      consultarPreguntas: fromPromise(async ({ input, signal }) =>
        check.ask(input.query.CodigoAfiliado, () => client.call(preguntasSeguridad, input, signal), signal),
      ),
      comprobarRespuestas: fromPromise(({ input, signal }) => check.judge(input, signal)),
      revisarClave: fromPromise(({ input: { clave, nombres, apellidos, documento } }) =>
        passwordWeakness(clave, { nombres, apellidos, documentos: [documento] }),
      ),
      registrar: fromPromise(async ({ input: { query, body }, signal }) => {
        try {
          return await client.call(registrar, { query, body: { ...body, ...check.pass() } }, signal);
        } catch (error) {
          return { codigoMensaje: 'sinPase', preguntas: await check.askAgain(error, signal) } as const;
        }
      }),
      vigilarRegreso: fromCallback(({ sendBack }) => address.hold(() => sendBack({ type: 'RETROCEDER' }))),
    },
    // Two calls at most: the person, and the questions.
    delays: { limiteConsulta: chartLimitMs(2 * policy.readLimitMs), limiteRegistro: chartLimitMs(policy.writeLimitMs) },
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
