import { photoUrl } from '../../domain/rules/picture/photo';

/** The service's photo, compared with the sent and the previous one. */
export interface Lectura {
  hay: boolean;
  es: 'enviada' | 'anterior' | 'otra';
}

/** `sent` and `before` are data URLs; empty: no photo. `before` is null if unknown. */
export const savedPhoto = (answer: string, sent: string, before: string | null): Lectura => {
  const read = photoUrl(answer);
  const hay = answer.trim() !== '';
  if (sent !== '' && read === sent) return { hay, es: 'enviada' };
  return { hay, es: !hay || read === before ? 'anterior' : 'otra' };
};
