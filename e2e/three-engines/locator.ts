/** An element as a person identifies it. Texts match exactly, or as a pattern between slashes. */
export interface Locator {
  /** An ARIA role, or `field` for any control to type or choose in. */
  role: string;
  name?: string;
  /** A part of its text. */
  text?: string;
  /** The first of several matches. */
  first?: true;
  within?: Locator;
}

export interface Sight {
  role: string;
  name: string;
  text: string;
  value: string;
  checked: boolean;
  focused: boolean;
  /** The point to press, or null while something covers it. */
  at: { x: number; y: number } | null;
}

export interface View {
  address: string;
  sights: Sight[];
  /** Errors of the page since the first look. */
  complaints: string[];
}
