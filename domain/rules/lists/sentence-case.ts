const capitalized = /^\p{Lu}\p{Ll}+$/u;

/** «En Curso» and «EN CURSO» as «En curso»; an abbreviation among other words stays. */
export const sentenceCase = (text: string): string => {
  const words = text.trim().split(/\s+/);
  const shouted = words.every((word) => word === word.toUpperCase());
  const lower = words.map((word) => (shouted || capitalized.test(word) ? word.toLowerCase() : word)).join(' ');
  return lower.charAt(0).toUpperCase() + lower.slice(1);
};
