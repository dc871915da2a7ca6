import type { MemberFacts } from './member-facts';

export const deviceTrust = (
  secure: readonly { identificadorDispositivo: string }[],
  own: string,
): MemberFacts['devices'] => {
  const others = secure.filter(({ identificadorDispositivo }) => identificadorDispositivo !== own);
  return { confiable: others.length < secure.length, otros: others.length };
};
