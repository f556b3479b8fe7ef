/** Field numbers and codes of onnx.proto3, ONNX 1.16: those used here. */
export const MODEL = { irVersion: 1, graph: 7, operatorSet: 8 } as const;
export const OPERATOR_SET = { domain: 1, version: 2 } as const;
export const GRAPH = { node: 1, name: 2, initializer: 5, input: 11, output: 12 } as const;
export const NODE = { input: 1, output: 2, operator: 4, attribute: 5, domain: 7 } as const;
export const ATTRIBUTE = {
  name: 1,
  float: 2,
  integer: 3,
  text: 4,
  tensor: 5,
  integers: 8,
  type: 20,
} as const;
export const ATTRIBUTE_TYPE = { float: 1, integer: 2, text: 3, integers: 7 } as const;
export const TENSOR = { dims: 1, dataType: 2, name: 8, rawData: 9 } as const;
export const ELEMENT = { float: 1, uint8: 2, int8: 3, int64: 7, halfFloat: 10 } as const;
export const VALUE = { name: 1, type: 2 } as const;
export const TYPE = { tensor: 1 } as const;
export const TENSOR_TYPE = { elementType: 1, shape: 2 } as const;
export const SHAPE = { dim: 1 } as const;
export const DIMENSION = { value: 1, parameter: 2 } as const;
