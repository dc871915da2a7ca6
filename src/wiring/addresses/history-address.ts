import { historyKinds } from '../../../domain/rules/history/history-filters';
import { type FilterRouter, filterAddress } from './filter-address';

export const historyAddress = (router: FilterRouter) => filterAddress(router, 'history', historyKinds);
