import { DocumentFields } from '../../parts/DocumentFields';
import { FlowForm } from '../../parts/form/FlowForm';
import { Button } from '../../ui/actions/Button';
import { StepAlert } from './StepAlert';
import type { StepProps } from './step-props';
import { type RegisterState, registerFaltaText, registerTexts as words } from './texts';

const ways: Partial<Record<RegisterState, { label: string; event: 'CERRAR' | 'REENVIAR' }>> = {
  'identidad.yaRegistrada': { label: words.iniciarSesion, event: 'CERRAR' },
  'identidad.sinConfirmar': { label: words.reenviar, event: 'REENVIAR' },
  'identidad.confirmacionPendiente': { label: words.reenviar, event: 'REENVIAR' },
};

export const Identity = ({ actor, state, form, focusFirst }: StepProps) => {
  const way = ways[state];
  return (
    <>
      <StepAlert
        actor={actor}
        state={state}
        call="autenticar"
        action={
          way && (
            <Button kind="tonal" size="small" onPress={() => actor.send({ type: way.event })}>
              {way.label}
            </Button>
          )
        }
      />
      <FlowForm actor={actor} id={form} faults={registerFaltaText} onSubmit={() => actor.send({ type: 'SIGUIENTE' })}>
        <DocumentFields actor={actor} numberRef={focusFirst} />
      </FlowForm>
    </>
  );
};
