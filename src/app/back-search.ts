export interface BackSearch {
  /** The page that was asked for before this one; anybody can write an address, so whoever goes there asks `safeReturn`. */
  volver?: string | undefined;
}

export const backSearch = ({ volver }: Record<string, unknown>): BackSearch => ({
  volver: typeof volver === 'string' ? volver : undefined,
});
