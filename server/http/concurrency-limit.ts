/** Limits what runs at the same time for each key: requests of a member, connections of an address. */
export const createConcurrencyLimit = (most: number) => {
  const underWay = new Map<string, number>();
  return {
    /** Returns the function that ends it, or null if the limit is reached. */
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
