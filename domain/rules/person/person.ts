import { characters } from './characters';

interface Named {
  nombres: string;
  apellidos: string;
}

/** Given names and surnames: a long name breaks between them. */
export const nameParts = ({ nombres, apellidos }: Named): readonly string[] =>
  [nombres, apellidos].map((part) => part.trim()).filter((part) => part !== '');

/** «de la Cruz» begins with its C. */
const initialOf = (part: string): string => {
  const letters = part.split(/\s+/).flatMap((word) => characters(word).find((one) => /^\p{L}/u.test(one)) ?? []);
  return (letters.find((letter) => /^\p{Lu}/u.test(letter)) ?? letters[0] ?? '').toLocaleUpperCase('es');
};

/** What stands in place of a photo. */
export const initials = (person: Named): string => nameParts(person).map(initialOf).join('');
