import { keptFields } from '../form/kept-fields';
import { isKeptText } from '../form/kept-text';
import { noDocument } from './application-document';
import { type ApplicationDraft, emptyApplication } from './application-draft';
import { applicationLimits } from './application-limits';
import { type Dependent, emptyDependent } from './dependent';
import { type HealthAnswer, type HealthAnswers, relatives } from './health';

/** All that somebody has written and not sent. */
export interface WrittenApplication {
  borrador: ApplicationDraft;
  dependientes: readonly Dependent[];
  salud: HealthAnswers;
}

const longest = 2000;
const short = <Draft extends object>(draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries(Object.entries(draft).map(([field, text]) => [field, String(text).slice(0, longest)])),
});

/** What may stay on the device for a day: no number of a document, nothing about health. `id` is of this writing alone. */
export const deviceHalf = ({ borrador, dependientes }: WrittenApplication, id: string): object => ({
  id,
  borrador: { ...short(borrador), noDocumento: '' },
  dependientes: dependientes.map((one) => ({
    ...short(one),
    noDocumento: one.tipoDocumento === '3' ? noDocument : '',
  })),
});

/** What only this tab keeps. The documents are in the order of the dependents. */
export const tabHalf = ({ borrador, dependientes, salud }: WrittenApplication, id: string): object => ({
  id,
  documento: borrador.noDocumento.slice(0, longest),
  documentos: dependientes.map(({ noDocumento }) => noDocumento.slice(0, longest)),
  salud,
});

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const keptAnswer = (value: unknown): HealthAnswer | null => {
  const { tiene, quienes, detalle }: { tiene?: unknown; quienes?: unknown; detalle?: unknown } = Object(value);
  if (typeof tiene !== 'boolean' || typeof detalle !== 'string') return null;
  return { tiene, quienes: relatives.filter((one) => listOf(quienes).includes(one)), detalle };
};

const keptAnswers = (value: unknown): HealthAnswers =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap(([codigo, one]) => {
      const answer = keptAnswer(one);
      return answer === null ? [] : [[codigo, answer]];
    }),
  );

const textOr = (value: unknown, otherwise: string): string => (isKeptText(value) ? value : otherwise);

const isOfOneWriting = (device: object | null, tab: object | null): boolean => {
  const { id }: { id?: unknown } = Object(device);
  return typeof id === 'string' && Object(tab).id === id;
};

interface KeptApplication {
  written: WrittenApplication;
  /** The half of this tab is of the same writing. */
  ofThisTab: boolean;
}

/**
 * The two halves put together, as far as they can be read; null where the device has none. A tab's half of another
 * writing is as good as none: its documents and diseases are of other people.
 */
export const keptApplication = (device: object | null, tab: object | null): KeptApplication | null => {
  const { borrador, dependientes }: { borrador?: unknown; dependientes?: unknown } = Object(device);
  const draft = device === null ? null : keptFields(emptyApplication, borrador);
  if (draft === null) return null;
  const ofThisTab = isOfOneWriting(device, tab);
  const { documento, documentos, salud }: { documento?: unknown; documentos?: unknown; salud?: unknown } = Object(
    ofThisTab ? tab : null,
  );
  const numbers = listOf(documentos);
  const written = {
    borrador: { ...draft, noDocumento: textOr(documento, '') },
    dependientes: listOf(dependientes)
      .slice(0, applicationLimits.dependientes)
      .flatMap((one, index) => {
        const kept = keptFields(emptyDependent, one);
        return kept === null ? [] : [{ ...kept, noDocumento: textOr(numbers[index], kept.noDocumento) }];
      }),
    salud: keptAnswers(salud),
  };
  return { written, ofThisTab };
};
