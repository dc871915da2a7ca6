import type { ChartModel } from './model';

/** A code by which a chart tells an answer of a call apart. */
export interface Code {
  call: string;
  code: number;
}

export const codesOf = ({ byPath }: ChartModel): Code[] =>
  [...byPath.values()]
    .flatMap(({ invoke }) => invoke)
    .flatMap(({ src, answers }) =>
      (answers.onDone ?? [])
        .flatMap(({ guard }) => Object.values(guard?.params ?? {}).flat())
        .flatMap((code) => (typeof code === 'number' ? [{ call: src, code }] : [])),
    );

/** The codes that only the new chart knows: the contract of their call must list them. */
export const newCodes = (old: ChartModel, now: ChartModel): Code[] => {
  const known = codesOf(old);
  const among = (list: readonly Code[], { call, code }: Code) =>
    list.some((one) => one.call === call && one.code === code);
  return codesOf(now).filter((one, index, all) => !among(known, one) && !among(all.slice(0, index), one));
};
