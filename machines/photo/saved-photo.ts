import { photoUrl } from '../../domain/rules/picture/photo';

/** What the service holds, beside what was sent and what was there before. */
export interface Lectura {
  hay: boolean;
  es: 'enviada' | 'anterior' | 'otra';
}

/** `sent` and `before` are addresses of images; empty: none. Before: null, it was never known. */
export const savedPhoto = (answer: string, sent: string, before: string | null): Lectura => {
  const read = photoUrl(answer);
  const hay = answer.trim() !== '';
  if (sent !== '' && read === sent) return { hay, es: 'enviada' };
  return { hay, es: !hay || read === before ? 'anterior' : 'otra' };
};
