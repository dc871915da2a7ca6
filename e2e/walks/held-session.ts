import { does } from './acts';
import type { Hand } from './hand';
import type { HeldWire } from './held-wire';
import { sessionOf } from './member-session';
import { quietPortal } from './quiet-portal';

/** Pages whose session has been confirmed. */
const known = new WeakSet<HeldWire>();
/** The number of answered session checks. */
const answered = new WeakMap<HeldWire, number>();

const nextAnswer = async ({ wire, until }: Hand): Promise<void> => {
  const before = answered.get(wire) ?? 0;
  await until(async () => wire.asked('getAfiliado') > before);
  answered.set(wire, before + 1);
};

/** Answers `getAfiliado` for the stored session, if that call is delayed. */
export const heldSession = {
  visitor: does('Sin sesión abierta.', async () => {}),
  member: {
    action: 'Con su sesión abierta.',
    gesture: async (I: Hand) => {
      if (known.has(I.wire)) return;
      known.add(I.wire);
      await nextAnswer(I);
      await I.wire.answer('getAfiliado', quietPortal.getAfiliado);
    },
  },
  unanswered: {
    action: 'Nadie responde de quién es la sesión.',
    arrange: 'en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 503 a la llamada `getAfiliado`',
    gesture: async (I: Hand) => {
      await nextAnswer(I);
      await I.wire.fail('getAfiliado', 'ilegible');
    },
  },
  /** Opens a session in another tab; this one notices and checks it. */
  begins: async (I: Hand, kept: Readonly<Record<string, string>>): Promise<void> => {
    const asked = I.wire.asked('getAfiliado');
    await I.otherTab({ ...sessionOf('1001'), ...kept });
    await I.until(async () => I.wire.asked('getAfiliado') > asked);
    known.add(I.wire);
    await I.wire.answer('getAfiliado', quietPortal.getAfiliado);
  },
} as const;
