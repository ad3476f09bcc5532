import type { Transaction } from '#store/database.ts'

type StoreCall = (tx: Transaction) => unknown
/** Functions of a file of the store with the ways in which they are called that give different queries, in an order that works. */
export type Catalogue = [file: string, calls: Record<string, StoreCall | StoreCall[]>][]
