import { useSelector } from '@xstate/react';
import { placeName } from '../../../domain/rules/contact/place';
import type { ResultPage } from '../../../domain/rules/lists/paging';
import { linkedWords } from '../../../domain/rules/notices/linked-words';
import { addressLine } from '../../../domain/rules/providers/address-line';
import { LinkedWords } from '../../parts/LinkedWords';
import { Results } from '../../parts/results/Results';
import { useSearch } from '../../parts/results/use-search';
import { resultsTexts } from '../../texts/results';
import { Alert } from '../../ui/blocks/Alert';
import { Card } from '../../ui/blocks/Card';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { Stack } from '../../ui/layout/Stack';
import { CoverageLink } from './CoverageLink';
import { ProviderLead } from './ProviderLead';
import { ProviderPhones } from './ProviderPhones';
import { providerKind } from './provider-kind';
import type { ProvidersRef, Refs } from './refs';
import { providersTexts as words } from './texts';

type Provider = NonNullable<ReturnType<ProvidersRef['getSnapshot']>['context']['encontrado']>['prestadores'][number];

interface Props extends Pick<Refs, 'providers' | 'lists'> {
  searching: boolean;
}

const Nobody = ({ providers, aviso }: Pick<Props, 'providers'> & { aviso: string }) => {
  const said = linkedWords(aviso);
  const byName = useSelector(providers, ({ context }) => context.direccion.nombre !== '');
  return (
    <Stack space={4}>
      {said.length === 0 ? (
        <Alert tone="advertencia" title={words.nadie} />
      ) : (
        <Alert tone="advertencia">
          <LinkedWords words={said} />
        </Alert>
      )}
      <Card>
        <EmptyBlock
          icon={<SearchIcon />}
          title={resultsTexts.vacio}
          {...(byName ? { detail: words.otrasPalabras } : {})}
        />
      </Card>
    </Stack>
  );
};

export const ProviderResults = ({ providers, lists, searching }: Props) => {
  const encontrado = useSelector(providers, ({ context }) => context.encontrado);
  const { failure, retry } = useSearch(useSelector(providers, ({ children }) => children.buscarPrestadores));
  const waiting = searching && failure === null;
  const near = useSelector(providers, ({ context: { cercana, busquedas } }) =>
    cercana === busquedas ? String(cercana) : null,
  );
  const municipio = useSelector(providers, ({ context }) => context.direccion.municipio);
  const municipios = useSelector(lists, ({ context }) => context.listas.municipios);
  const types = useSelector(lists, ({ context }) => context.listas.tipos);
  const place = encontrado === null ? '' : placeName(municipios ?? [], municipio);
  const found: ResultPage<Provider> | null = encontrado && {
    rows: encontrado.prestadores,
    total: encontrado.cantidad,
    page: encontrado.pagina,
    size: encontrado.filas,
  };
  return (
    <Results
      title={place === '' ? words.resultados : words.resultadosEn(place)}
      columns={[
        {
          name: words.columna.prestador,
          cell: (row) => <ProviderLead nombre={row.nombre} kind={providerKind(row, types)} />,
        },
        { name: words.columna.direccion, cell: addressLine },
        {
          name: words.columna.telefono,
          whole: true,
          cell: ({ nombre, telefono }) =>
            telefono.trim() === '' ? '' : <ProviderPhones nombre={nombre} telefono={telefono} />,
        },
      ]}
      actions={[
        {
          label: words.verDetalle,
          held: waiting,
          act: (row) => providers.send({ type: 'VER_DETALLE', prestador: row }),
        },
        {
          label: words.verCoberturas,
          link: ({ codigoPrestador }, name) => <CoverageLink codigo={codigoPrestador} name={name} />,
        },
      ]}
      rowKey={({ codigoPrestador }) => codigoPrestador}
      rowName={({ nombre }) => nombre}
      found={found}
      waiting={waiting}
      failure={failure && { ...failure, titulo: words.fallo }}
      lead={waiting ? null : near}
      empty={encontrado?.cantidad === 0 ? <Nobody providers={providers} aviso={encontrado.aviso} /> : undefined}
      onPage={(pagina) => providers.send({ type: 'PAGINA', pagina })}
      onSize={(filas) => providers.send({ type: 'FILAS', filas })}
      onRetry={retry}
    />
  );
};
