import { ResultAlert } from '../../parts/form/ResultAlert';
import { LeadAlert } from '../../ui/blocks/LeadAlert';
import type { StepProps } from './step-props';
import { registerNotice } from './texts';

interface Props extends Pick<StepProps, 'actor' | 'state'> {
  call: 'autenticar' | 'registrar';
  action?: React.ReactNode;
}

/** The alert above the fields of a step: the result of its call, or the state's own text. */
export const StepAlert = ({ actor, state, call, action }: Props) => {
  const own = registerNotice[state];
  if (own === undefined) return <ResultAlert actor={actor} call={call} family="acceso" action={action} />;
  return (
    <LeadAlert tone="error" title={own.titulo}>
      <p>{own.detalle}</p>
    </LeadAlert>
  );
};
