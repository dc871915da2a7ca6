import * as v from 'valibot';
import { storedFields, storedText } from '../form/parse-stored';
import { noDocument } from './application-document';
import { type ApplicationDraft, applicationLimits, emptyApplication } from './application-draft';
import { type Dependent, emptyDependent } from './dependent';
import { type HealthAnswer, type HealthAnswers, relatives } from './health';

/** The unsent input of an application. */
export interface ApplicationInput {
  borrador: ApplicationDraft;
  dependientes: readonly Dependent[];
  salud: HealthAnswers;
}

const longest = 2000;
const short = <Draft extends object>(draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries(Object.entries(draft).map(([field, text]) => [field, String(text).slice(0, longest)])),
});

/**
 * The part that may stay on the device for a day: no document number, no health data. `id` is unique to this version.
 */
export const deviceHalf = ({ borrador, dependientes }: ApplicationInput, id: string) => ({
  id,
  borrador: { ...short(borrador), noDocumento: '' },
  dependientes: dependientes.map((one) => ({
    ...short(one),
    noDocumento: one.tipoDocumento === '3' ? noDocument : '',
  })),
});

/** The part that only this tab stores. Documents are in the order of the dependents. */
export const tabHalf = ({ borrador, dependientes, salud }: ApplicationInput, id: string) => ({
  id,
  documento: borrador.noDocumento.slice(0, longest),
  documentos: dependientes.map(({ noDocumento }) => noDocumento.slice(0, longest)),
  salud,
});

const healthAnswer = v.object({
  tiene: v.boolean(),
  quienes: v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((found) => relatives.filter((one) => found.includes(one))),
  ),
  detalle: v.string(),
}) satisfies v.GenericSchema<unknown, HealthAnswer>;

const healthAnswers = v.pipe(
  v.record(v.string(), v.fallback(v.nullable(healthAnswer), null)),
  v.transform(
    (found): HealthAnswers =>
      Object.fromEntries(Object.entries(found).flatMap(([codigo, one]) => (one === null ? [] : [[codigo, one]]))),
  ),
);

/** Schemas of both halves; malformed parts are dropped. */
export const storedDeviceHalf = v.object({
  id: v.fallback(v.nullable(v.string()), null),
  desde: v.fallback(v.nullable(v.number()), null),
  borrador: storedFields(emptyApplication),
  // One that cannot be read keeps its place: the documents are in the same order.
  dependientes: v.fallback(v.array(v.fallback(v.nullable(storedFields(emptyDependent)), null)), []),
});
export const storedTabHalf = v.object({
  id: v.fallback(v.nullable(v.string()), null),
  documento: v.fallback(storedText, ''),
  documentos: v.fallback(v.array(v.fallback(v.nullable(storedText), null)), []),
  salud: v.fallback(healthAnswers, {}),
  porConfirmar: v.fallback(v.boolean(), false),
});
type StoredDeviceHalf = v.InferOutput<typeof storedDeviceHalf>;
type StoredTabHalf = v.InferOutput<typeof storedTabHalf>;

interface StoredApplication {
  written: ApplicationInput;
  /** The half of this tab is of the same writing. */
  ofThisTab: boolean;
}

/** A tab's half of another writing is as good as none: its documents and diseases are of other people. */
export const mergeStoredHalves = (device: StoredDeviceHalf, tab: StoredTabHalf | null): StoredApplication => {
  const ofThisTab = tab !== null && device.id !== null && device.id === tab.id;
  const { documento, documentos, salud } = ofThisTab ? tab : { documento: '', documentos: [], salud: {} };
  const written = {
    borrador: { ...device.borrador, noDocumento: documento },
    dependientes: device.dependientes
      .slice(0, applicationLimits.dependientes)
      .flatMap((one, index) => (one === null ? [] : [{ ...one, noDocumento: documentos[index] ?? one.noDocumento }])),
    salud,
  };
  return { written, ofThisTab };
};

/** The receipt of an application. */
export interface ApplicationReceipt {
  /** Empty where the answer carried none. */
  numero: string;
  at: number;
}

/** The schema of the stored receipt. */
export const storedReceipt = v.object({ numero: v.string(), at: v.number() }) satisfies v.GenericSchema<
  unknown,
  ApplicationReceipt
>;
