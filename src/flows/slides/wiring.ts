import { fromCallback } from 'xstate';
import { slider } from '../../../domain/contract/ajuste';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento } from '../../../machines/slides/slides.machine';
import { slidesFlow } from '../../../machines/slides/slides.rules';
import { callActor } from '../../api/actor';
import { undoAll } from '../../platform/undo-all';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

const intervalMs = 10_000;

export const slidesLogic = ({ client, browser, policy }: Pick<Deps, 'client' | 'browser' | 'policy'>) => {
  const logic = wire(slidesFlow, {
    actors: {
      consultarLaminas: callActor(client)(slider),
      atender: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          browser.page.onHidden((hidden) => send({ type: hidden ? 'RETENER' : 'SOLTAR', causa: 'oculta' })),
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          browser.motion.onReduced(() => send({ type: 'MOVIMIENTO_REDUCIDO' })),
        ]);
      }),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs), intervalo: intervalMs },
    actions: { registrarFallo: () => browser.log('slides: no se pudo cargar') },
  });
  return { logic, input: { parada: browser.motion.reduced() } };
};
