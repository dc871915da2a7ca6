import { ProviderPickerScreen } from '../../flows/providerPicker/ProviderPickerScreen';
import { providerPickerLogic } from '../../flows/providerPicker/wiring';

type Props = Parameters<typeof providerPickerLogic>[0];

/** «Listado de centros»: stands over the page while it is drawn. */
export const ProviderPicker = (parts: Props) => <ProviderPickerScreen start={() => providerPickerLogic(parts)} />;
