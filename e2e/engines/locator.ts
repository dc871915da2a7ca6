/** A thing of the page as a person knows it. Texts are equal, or found by a pattern written between slashes. */
export interface Locator {
  /** An ARIA role, or `field` for whatever one writes or chooses in. */
  role: string;
  name?: string;
  /** Somewhere in what it says. */
  text?: string;
  /** The first that fits, where there are several. */
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
  /** Where a finger would touch it, or nothing while something else lies over it. */
  at: { x: number; y: number } | null;
}

export interface View {
  address: string;
  sights: Sight[];
  /** Locator went wrong in the page since it was first looked at. */
  complaints: string[];
}
