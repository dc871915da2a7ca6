import { useSelector } from '@xstate/react';
import { addressLine } from '../../../domain/rules/providers/address-line';
import { providerType, relatedType } from '../../../domain/rules/providers/provider-search';
import type { providersMachine } from '../../../machines/providers/providers.machine';
import type { StateOf } from '../../../machines/state-of';
import { useSearch } from '../../parts/results/use-search';
import { statePath } from '../../parts/state-path';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { ButtonAnchor } from '../../ui/actions/ButtonAnchor';
import { ExternalLink } from '../../ui/actions/TextLink';
import { Alert } from '../../ui/blocks/Alert';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { FactGrid } from '../../ui/blocks/FactGrid';
import { RecordList } from '../../ui/blocks/RecordList';
import { Section } from '../../ui/blocks/Section';
import { Skeleton } from '../../ui/blocks/Skeleton';
import { ShareIcon } from '../../ui/icons/ShareIcon';
import { Row, Stack } from '../../ui/layout/Stack';
import { LazyDialog } from '../../ui/overlays/LazyDialog';
import { CoverageLink } from './CoverageLink';
import { callablePhones } from './callable-phones';
import { directionsHost, directionsTo } from './directions';
import type { Refs } from './refs';
import { providerAddress } from './shared-provider';
import { providersTexts as words } from './texts';

type View = (props: Pick<Refs, 'providers'>) => React.ReactNode;
type InDetail = Extract<StateOf<typeof providersMachine>, `mostrando.detalle.${string}`>;

const Loading: View = ({ providers }) => {
  const { failure, retry } = useSearch(useSelector(providers, ({ children }) => children.consultarDetalle));
  if (failure === null) return <Skeleton shape="row" count={4} label={words.cargandoDetalle} />;
  return (
    <ErrorBlock title={words.fallo} detail={failure.detalle} retry={{ label: shellTexts.reintentar, act: retry }} />
  );
};
const Missing: View = () => <EmptyBlock title={words.sinDatos} />;

interface RelatedProps extends Pick<Refs, 'providers'> {
  detalle: NonNullable<ReturnType<Refs['providers']['getSnapshot']>['context']['detalle']>;
}

const Related = ({ providers, detalle: { tipoPrestador, relacionados } }: RelatedProps) => {
  const title = providerType(tipoPrestador) === 1 ? words.centros : words.medicos;
  return (
    <Section title={title}>
      <RecordList
        label={title}
        records={relacionados.map(({ codigoPrestador, nombre, tipoPrestador: said, especialidad }) => ({
          title: nombre,
          link: {
            href: providerAddress(codigoPrestador),
            onPress: () =>
              providers.send({
                type: 'VER_DETALLE',
                prestador: { codigoPrestador, nombre, tipoPrestador: relatedType(tipoPrestador, said) },
              }),
          },
          date: '',
          lines: [especialidad],
        }))}
      />
    </Section>
  );
};

const Seen: View = ({ providers }) => {
  const detalle = useSelector(providers, ({ context }) => context.detalle);
  const regimenes = useSelector(providers, ({ context }) => context.regimenes);
  if (detalle === null) return null;
  const { codigoPrestador, nombre, especialidad, telefono, correo } = detalle;
  const way = directionsTo(detalle);
  return (
    <Stack space={5}>
      <FactGrid
        facts={[
          { label: words.dato.especialidad, value: especialidad },
          { label: words.dato.direccion, value: addressLine(detalle) },
          { label: words.dato.telefono, value: telefono },
          { label: words.dato.correo, value: correo },
          { label: words.dato.regimenes, value: regimenes.map((one) => one.descripcion).join(', ') || detalle.regimen },
        ]}
      />
      <Row space={2}>
        {callablePhones(telefono).map(({ texto, llamar }) => (
          <ButtonAnchor key={texto} href={llamar}>
            {words.llamar(texto)}
          </ButtonAnchor>
        ))}
        <CoverageLink codigo={codigoPrestador} name={words.coberturasDe(nombre)} />
      </Row>
      <Stack space={1}>
        {callablePhones(telefono).map(
          ({ texto, whatsapp }) =>
            whatsapp !== null && (
              <ExternalLink key={texto} href={whatsapp} newTabLabel={shellTexts.otraPestana(null)}>
                {words.whatsapp(texto)}
              </ExternalLink>
            ),
        )}
        {way !== null && (
          <ExternalLink href={way} newTabLabel={shellTexts.otraPestana(null)}>
            {words.comoLlegar(directionsHost)}
          </ExternalLink>
        )}
      </Stack>
      {detalle.relacionados.length > 0 && <Related providers={providers} detalle={detalle} />}
      <Sharing providers={providers} />
    </Stack>
  );
};

const Sharing: View = ({ providers }) => {
  const state = useSelector(providers, (snapshot) => statePath<StateOf<typeof providersMachine>>(snapshot));
  return (
    <Stack space={3}>
      <div>
        <Button
          kind="tonal"
          size="small"
          icon={<ShareIcon size="small" />}
          busy={state === 'mostrando.detalle.visto.compartiendo'}
          busyLabel={words.compartiendo}
          onPress={() => providers.send({ type: 'COMPARTIR' })}
        >
          {words.compartir}
        </Button>
      </div>
      {state === 'mostrando.detalle.visto.copiado' && <Alert tone="exito" title={words.copiado} />}
      {state === 'mostrando.detalle.visto.sinCompartir' && <Alert tone="advertencia" title={words.sinCompartir} />}
    </Stack>
  );
};

const views = {
  'mostrando.detalle.cargando': Loading,
  'mostrando.detalle.visto.quieto': Seen,
  'mostrando.detalle.visto.compartiendo': Seen,
  'mostrando.detalle.visto.copiado': Seen,
  'mostrando.detalle.visto.sinCompartir': Seen,
  'mostrando.detalle.sinDatos': Missing,
} satisfies Record<InDetail, View>;

/** Lazy-loaded when the first detail is opened. */
export const ProviderDetail: View = ({ providers }) => {
  const state = useSelector(providers, (snapshot) => statePath<InDetail>(snapshot));
  const nombre = useSelector(providers, ({ context }) => context.elegido?.nombre ?? '');
  const Current = views[state];
  return (
    <LazyDialog
      title={nombre}
      size="md"
      onClose={{ label: shellTexts.cerrar, act: () => providers.send({ type: 'CERRAR' }) }}
    >
      <Current providers={providers} />
    </LazyDialog>
  );
};
