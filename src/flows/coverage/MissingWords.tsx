import { useSelector } from '@xstate/react';
import { coverageSearchFault } from '../../../domain/rules/coverage/coverage-search';
import { Alert } from '../../ui/blocks/Alert';
import type { CoverageRef } from './coverage-ref';
import { coverageFaultText, missingWordsText } from './texts';

/** Asks for the words of a search that was sent without any. */
export const MissingWords = ({ coverage }: { coverage: CoverageRef }) => {
  const { plan, complementario } = useSelector(coverage, ({ context }) => context.borrador);
  const prestador = useSelector(coverage, ({ context }) => context.pedida.prestador);
  const search = { regimen: plan, plan: complementario, prestador, nombre: '', grupo: '', subGrupo: '' };
  const fault = coverageSearchFault(search) ?? 'sinGrupos';
  return (
    <Alert tone="informacion" title={coverageFaultText[fault]}>
      <p>{missingWordsText[fault]}</p>
    </Alert>
  );
};
