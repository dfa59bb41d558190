"""Calls tools through an endpoint like OpenAI's, with the clients of Python. Prints what came, as JSON."""

import json
import sys

from langchain.agents import create_agent
from langchain_core.messages import HumanMessage
from langchain_core.tools import tool
from langchain_openai import ChatOpenAI
from openai import APIStatusError, OpenAI
from pydantic import BaseModel

url = sys.argv[1]
key = sys.argv[2] if len(sys.argv) > 2 else "or_x"
client = OpenAI(base_url=url, api_key=key, max_retries=0)
question = [{"role": "user", "content": "What is the weather in London?"}]
weather = {
    "type": "function",
    "function": {
        "name": "get_weather",
        "description": "Get current weather for a location",
        "parameters": {
            "type": "object",
            "properties": {"location": {"type": "string", "description": "City name"}},
            "required": ["location"],
        },
    },
}


def chat():
    """A call, its result, and the answer."""
    first = client.chat.completions.create(model="outrigger", messages=question, tools=[weather])
    message = first.choices[0].message
    result = {"role": "tool", "tool_call_id": message.tool_calls[0].id, "content": "Sunny, 22C"}
    second = client.chat.completions.create(
        model="outrigger", messages=[*question, message, result], tools=[weather]
    )
    return [message.tool_calls[0].function.arguments, second.choices[0].message.content]


def stream():
    with client.chat.completions.stream(model="outrigger", messages=question, tools=[weather]) as events:
        final = events.get_final_completion()
    return [final.choices[0].finish_reason, final.choices[0].message.tool_calls[0].function.arguments]


def refusals():
    found = []
    for messages in ([{"role": "tool", "content": "x"}], [{"role": "tool", "content": "x", "tool_call_id": "y"}]):
        try:
            client.chat.completions.create(model="outrigger", messages=messages)
        except APIStatusError as error:
            found.append([error.status_code, error.param])
    return found


@tool
def get_weather(location: str) -> str:
    """Get current weather for a location"""
    return f"Sunny, 22C in {location}"


class Person(BaseModel):
    """Somebody"""

    name: str
    age: int


model = ChatOpenAI(model="outrigger", base_url=url, api_key=key, max_retries=0)


def choice(value):
    bound = model.bind_tools([get_weather], tool_choice=value)
    answer = bound.invoke([HumanMessage("What is the weather in London?")])
    return [call["args"] for call in answer.tool_calls]


def agent():
    made = create_agent(model, [get_weather])
    said = made.invoke({"messages": [HumanMessage("What is the weather in London?")]})
    return said["messages"][-1].content


def structured():
    person = model.with_structured_output(Person, method="function_calling").invoke("Who is Ann?")
    return [person.name, person.age]


print(
    json.dumps(
        {
            "chat": chat(),
            "stream": stream(),
            "refusals": refusals(),
            "auto": choice("auto"),
            "any": choice("any"),
            "one": choice("get_weather"),
            "none": choice("none"),
            "agent": agent(),
            "structured": structured(),
        }
    )
)
