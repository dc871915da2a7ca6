import type { ApplicationStep } from './application-faults';

const order: readonly ApplicationStep[] = [0, 1, 2, 3, 4, 5];

/** As an address may say it, counted from 1; null for anything else. */
export const stepNumbered = (word: unknown): ApplicationStep | null =>
  order.find((one) => String(one + 1) === String(word)) ?? null;
