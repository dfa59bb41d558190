import { tools } from '@/src/tools/index.ts';
import { tabCases } from '@/test/contracts/cases/tabs.ts';
import { toolContract } from '@/test/contracts/tool.ts';

for (const cases of [tabCases]) toolContract(tools, cases);
