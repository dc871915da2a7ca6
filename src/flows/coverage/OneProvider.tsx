import { useSelector } from '@xstate/react';
import { Button } from '../../ui/actions/Button';
import { Alert } from '../../ui/blocks/Alert';
import type { CoverageRef } from './coverage-ref';
import { coverageTexts as words } from './texts';

/** Names the provider whose coverages are searched, with a link back to all providers. */
export const OneProvider = ({ coverage }: { coverage: CoverageRef }) => {
  const code = useSelector(coverage, ({ context }) => context.pedida.prestador);
  const { opciones } = useSelector(coverage, ({ context }) => context.listas.prestador);
  if (code === '') return null;
  const name = opciones?.find(({ codigo }) => codigo === code)?.descripcion;
  const title =
    name !== undefined
      ? words.deUnPrestador(name)
      : opciones === null
        ? words.prestadorPorSaber
        : words.prestadorAusente;
  return (
    <Alert
      tone={opciones !== null && name === undefined ? 'advertencia' : 'informacion'}
      lasting
      title={title}
      action={
        <Button kind="ghost" size="small" onPress={() => coverage.send({ type: 'QUITAR_PRESTADOR' })}>
          {words.quitarPrestador}
        </Button>
      }
    />
  );
};
