import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import type { AttachmentSummary } from '../../../domain/rules/attachments/attachment-summary';
import { requestFormTexts as words } from '../../texts/request-form';
import { ErrorSummary } from '../../ui/blocks/ErrorSummary';
import { FaultWords } from '../form/fault-words';
import type { FormRef } from '../form/form-ref';
import { useFaultOccasion } from '../form/use-fault-occasion';

interface Props {
  actor: FormRef<object, string, { adjuntos: AttachmentSummary }>;
  /** In display order, with names for errors that do not name their field. */
  fields: readonly { campo: string; name: string }[];
  /** The id of the documents section, where the form shows it. */
  documents?: string | undefined;
}

/** The error summary of a request: invalid fields and missing documents. */
export const RequestSummary = ({ actor, fields, documents }: Props) => {
  const said = useContext(FaultWords);
  const faltas = useSelector(actor, ({ context }) => context.faltas);
  const { faltan, cargados, requeridos } = useSelector(actor, ({ context }) => context.adjuntos);
  const missing = documents === undefined ? [] : faltan;
  const occasion = useFaultOccasion(actor);
  const blank = fields.some(({ campo }) => faltas[campo] === 'falta' || faltas[campo] === 'faltaPrestador');
  const wrong = fields.flatMap(({ campo, name }) => {
    const falta = faltas[campo];
    const message = falta === undefined ? undefined : said[falta];
    return message === undefined ? [] : [{ field: campo, message: `${name}: ${message}` }];
  });
  const errors = [
    ...wrong,
    ...(documents === undefined || faltan.length === 0
      ? []
      : [words.cargados(cargados, requeridos), ...faltan.map(words.faltaDocumento)].map((message) => ({
          field: documents,
          message,
        }))),
  ];
  const lacking = words.leFaltan(wrong.length + missing.length);
  return occasion === null || errors.length === 0 ? null : (
    <ErrorSummary
      title={blank ? words.faltanDatos : words.corrija}
      detail={blank ? `${lacking} ${words.necesarios}` : lacking}
      errors={errors}
      occasion={occasion}
    />
  );
};
