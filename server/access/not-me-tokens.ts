import type { Keys } from './keys';

export const notMePath = '/no-fui-yo';
const shape = /^\/no-fui-yo\/([\w-]{1,64})\.([\w-]{43})\/?$/i;

interface Entry {
  /** Of the notice. */
  id: string;
  momento: Date;
}

const textOf = (id: string) => `no-fui-yo:${id}`;

/** The address in the mail about a log-in. Nothing of it is stored. */
export const createNotMeTokens = (keys: Pick<Keys, 'hash' | 'isHash'>) => ({
  pathOf: ({ id, momento }: Entry): string => `${notMePath}/${id}.${keys.hash('notMe', momento, textOf(id))}`,

  /** The notice that a path names; whether it may is for `isGood` to say, once its moment is known. */
  read: (path: string): { id: string; isGood(momento: Date): boolean } | null => {
    const [, id, signature] = shape.exec(path) ?? [];
    if (id === undefined || signature === undefined) return null;
    return { id, isGood: (momento) => keys.isHash('notMe', momento, textOf(id), signature) };
  },
});
export type NotMeTokens = ReturnType<typeof createNotMeTokens>;
