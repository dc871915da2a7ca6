/** Why a proposal cannot be applied: one Spanish sentence for the analyst. */
export class Refusal extends Error {}

export const refuse = (where: string, why: string): never => {
  throw new Refusal(`${where}: ${why}`);
};
