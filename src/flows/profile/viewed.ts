import type { Plan, Profile } from '../../../domain/rules/person/profile';

/** Whose data is on the page. The parts of the page start with it, and end when someone else's takes its place. */
export interface Viewed {
  /** The member's own, or of a minor of the core, which only a titular opens. */
  whose: 'own' | 'minor';
  /** For calls alone: it never stands in an address. */
  codigoAfiliado: string;
  /** The place in the loaded core that the address names; null: one's own. */
  place: number | null;
  profile: Profile;
  /** What the core says of a minor's photo; one's own is read by a flow of its own. */
  corePhoto: string;
  /** Asks the page to read the profile again, without taking away what is shown. */
  reread: () => void;
  /** Opens the section of contact data; null where this profile has none. */
  showContact: (() => void) | null;
}

/** What the parts put into their places. */
export interface Places {
  /** The photo, or what stands for it. */
  picture: React.ReactNode;
  /** At the photo in the head: a button, and what it opens. */
  photo: React.ReactNode;
  /** In the head of the page, under the title: what is said to the member once, such as an offer. */
  notice: React.ReactNode;
  /** Above the general information of the selected plan, under its flag. Switching plans keeps what stands there. */
  balances: (plan: Plan) => React.ReactNode;
  /** The section «Datos de contacto y localización». */
  contact: React.ReactNode;
}
