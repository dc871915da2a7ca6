/** How many requests of one kind a member has under way. */
export const createConcurrencyLimit = (most: number) => {
  const underWay = new Map<string, number>();
  return {
    /** What ends it; null: that member has as many already. */
    begin: (who: string): (() => void) | null => {
      const count = underWay.get(who) ?? 0;
      if (count >= most) return null;
      underWay.set(who, count + 1);
      return () => {
        const left = (underWay.get(who) ?? 1) - 1;
        if (left === 0) underWay.delete(who);
        else underWay.set(who, left);
      };
    },
  };
};
