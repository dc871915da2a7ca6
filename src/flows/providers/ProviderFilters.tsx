import { useSelector } from '@xstate/react';
import { placesIn } from '../../../domain/rules/contact/place';
import { complementOffered } from '../../../domain/rules/coverage/coverage-search';
import { chosenFilters } from '../../../machines/providers/search';
import { FilterActions } from '../../parts/filters/FilterActions';
import { Filters } from '../../parts/filters/Filters';
import { FlowForm } from '../../parts/form/FlowForm';
import { useFetches } from '../../parts/use-fetches';
import { shellTexts } from '../../texts/shell';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { FilterGrid } from '../../ui/layout/FilterGrid';
import { Stack } from '../../ui/layout/Stack';
import { ListField } from './ListField';
import { NameField } from './NameField';
import type { Refs } from './refs';
import { providersTexts as words } from './texts';

const listNames = ['tipos', 'especialidades', 'planes', 'complementarios', 'provincias', 'municipios'] as const;

export const ProviderFilters = ({ providers, lists }: Pick<Refs, 'providers' | 'lists'>) => {
  const set = useSelector(providers, ({ context: { borrador, cercanos } }) => chosenFilters(borrador, cercanos));
  const searches = useSelector(providers, ({ context }) => context.busquedas);
  const plan = useSelector(providers, ({ context }) => context.borrador.plan);
  const provincia = useSelector(providers, ({ context }) => context.borrador.provincia);
  const { failed, retry } = useFetches(lists, ...listNames);
  const both = { providers, lists };
  const search = () => providers.send({ type: 'BUSCAR' });
  return (
    <Filters set={set} searches={searches} words={{ field: <NameField providers={providers} />, onSearch: search }}>
      <FlowForm actor={providers} faults={words.faltas} onSubmit={search}>
        <Stack space={4}>
          {failed && (
            <ErrorBlock look="line" title={words.faltanListas} retry={{ label: shellTexts.reintentar, act: retry }} />
          )}
          <FilterGrid end={<FilterActions onClear={() => providers.send({ type: 'LIMPIAR' })} />}>
            <ListField {...both} campo="tipo" lista="tipos" emptyLabel={words.todos} emptyIsChoice />
            <NameField providers={providers} />
            <ListField {...both} campo="especialidad" lista="especialidades" emptyLabel={words.todas} emptyIsChoice />
            <ListField {...both} campo="plan" lista="planes" emptyLabel={words.todos} emptyIsChoice />
            {complementOffered(plan) && (
              <ListField
                {...both}
                campo="complementario"
                lista="complementarios"
                emptyLabel={words.ninguno}
                emptyIsChoice
              />
            )}
            <ListField
              {...both}
              campo="provincia"
              lista="provincias"
              emptyLabel={words.elija}
              onChoose={(chosen) => {
                const municipios = placesIn(lists.getSnapshot().context.listas.municipios ?? [], chosen);
                providers.send({
                  type: 'ELEGIR_PROVINCIA',
                  provincia: chosen,
                  municipios: municipios.map(({ codigo }) => codigo),
                });
              }}
            />
            <ListField {...both} campo="municipio" lista="municipios" emptyLabel={words.elija} under={provincia} />
          </FilterGrid>
        </Stack>
      </FlowForm>
    </Filters>
  );
};
