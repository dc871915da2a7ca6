import { useSelector } from '@xstate/react';
import { failureNotice } from '../../texts/failure';
import { Alert } from '../../ui/blocks/Alert';
import { EmailField } from '../../ui/fields/EmailField';
import { useLeadFocus } from '../../ui/hooks/use-lead-focus';
import { Stack } from '../../ui/layout/Stack';
import type { StepProps } from './EmailRequestDialog';
import { emailRequestTexts as words } from './texts';

export const EmailStep = ({ actor, field }: StepProps) => {
  const { correo, sugerencia, falla, intentos } = useSelector(actor, ({ context }) => context);
  const empty = useSelector(actor, (snapshot) => snapshot.matches({ abierto: { correo: 'vacio' } }));
  const wrong = useSelector(actor, (snapshot) => snapshot.matches({ abierto: { correo: 'malEscrito' } }));
  const failed = useSelector(actor, (snapshot) => snapshot.matches({ abierto: { correo: 'sinSolicitar' } }));
  useLeadFocus(String(intentos), field);
  const mensaje = falla === null || typeof falla === 'string' ? '' : falla.mensaje;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'CONTINUAR' });
      }}
    >
      <Stack space={4}>
        {failed && falla !== null ? (
          <Alert tone="error" title={words.sinSolicitar}>
            <p>{mensaje || failureNotice(falla, 'acceso').detalle}</p>
          </Alert>
        ) : (
          <p>{words.entrada}</p>
        )}
        <EmailField
          ref={field}
          label={words.correo}
          hint={words.pista}
          error={empty ? words.correoVacio : wrong ? words.correoMal : undefined}
          enterKeyHint="next"
          value={correo}
          suggestion={
            sugerencia === ''
              ? undefined
              : {
                  question: words.quisoDecir(sugerencia),
                  accept: words.usarSugerencia(sugerencia),
                  act: () => actor.send({ type: 'USAR_SUGERENCIA' }),
                }
          }
          onLeave={() => actor.send({ type: 'DEJAR_CORREO' })}
          onInput={(texto) => actor.send({ type: 'ESCRIBIR_CORREO', texto })}
        />
      </Stack>
    </form>
  );
};
